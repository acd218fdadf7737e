import { z } from 'zod'
import { href } from '#domain/fields.ts'
import { variantProp } from '#domain/site/look.ts'
import { sortTitles } from '#domain/site/sort-words.ts'
import { filterQuery } from '#domain/stock-query/filter-query.ts'
import { sortOrders } from '#domain/stock-query/state.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'car-row',
  title: 'Row of cars',
  description: 'A few cars of the stock: a strip to swipe on phones, a list on wide screens.',
  role: 'section',
  acts: true,
  look: 'list',
  migrations: [{ from: 2, props: { card: { value: () => undefined } } }],
  spec: ['2.15', '2.33', '2.41', '7.04'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .meta({ title: 'Heading', description: 'What these cars have in common.' }),
    text: z
      .string()
      .max(160)
      .optional()
      .meta({ title: 'Text', description: 'A sentence below the heading.' }),
    refine: filterQuery.default(''),
    here: z.boolean().default(false).meta({
      title: 'Here',
      description: "Only cars at the location of the page's address.",
    }),
    sort: z
      .enum(sortOrders)
      .default('relevance')
      .meta({ title: 'Order', description: 'Which cars come first.', titles: sortTitles }),
    limit: z.int().min(1).max(16).default(8).meta({
      title: 'Cars',
      description: 'How many are shown at most: on wide screens, as many as fill rows.',
    }),
    href: href(
      'Link',
      'Where "See all" leads; to a search for these cars where absent.',
    ).optional(),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('See all')
      .meta({ title: 'Link text', description: 'What the link says.' }),
    variant: variantProp('list'),
  },
  examples: [
    { name: 'Smallest', props: { heading: 'Just arrived' } },
    { name: 'Typical', props: { heading: 'Just arrived', sort: 'latest' } },
    {
      name: 'WithinABudget',
      description: 'Four cars of a search, the cheapest first.',
      props: {
        heading: 'Under $30,000',
        refine: 'car_type=used&price=:30000',
        sort: 'price_asc',
        limit: 4,
      },
    },
    {
      name: 'AtALocation',
      description: 'On the page of a location.',
      props: { heading: 'Here now', here: true },
    },
    {
      name: 'Grid',
      props: { heading: 'The fewest kilometres', variant: 'grid', sort: 'km_asc' },
    },
    {
      name: 'Feature',
      props: { heading: 'The lowest repayments', variant: 'feature', sort: 'repayment_asc' },
    },
    { name: 'Rows', props: { heading: 'Just arrived', variant: 'rows' } },
    {
      name: 'Cells',
      props: { heading: 'The latest year', variant: 'cells', sort: 'year_desc' },
    },
    {
      name: 'Longest',
      props: {
        heading: 'Demonstrators from all four of our dealerships, priced to find a home this month',
        text: 'Driven by our own people, serviced in our own workshops, with the balance of the warranty.',
        refine: 'car_type=demo',
        sort: 'price_desc',
        limit: 16,
        linkText: 'See all of our demonstrators',
      },
    },
  ],
})
