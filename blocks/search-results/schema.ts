import { z } from 'zod'
import { TWO_PROMO_PLACES } from '#domain/promotion/thresholds.ts'
import { variantProp } from '#domain/site/look.ts'
import { resultViews } from '#domain/stock-query/state.ts'
import { defineBlock } from '../define-block.ts'
import type { PlacedBlock } from '../example.ts'

const isAscending = (positions: readonly number[]) =>
  positions.every((position, index) => position > (positions[index - 1] ?? 0))

const promos: readonly PlacedBlock[] = [
  {
    id: 'trade',
    block: 'promo-slot',
    props: {
      heading: 'What is your car worth?',
      text: 'Tell us the registration and the kilometres. Our figure stands for seven days.',
      href: '/contact-us',
    },
  },
  {
    id: 'call',
    block: 'promo-slot',
    props: {
      heading: "Can't see the one you want?",
      text: 'We take cars in trade every day. Tell us what you are after.',
      href: '/contact-us',
    },
  },
]

export default defineBlock({
  name: 'search-results',
  title: 'Search results',
  description: 'The cars that a search found, with its choices, order and pages.',
  role: 'section',
  varies: { search: true },
  acts: true,
  look: 'list',
  migrations: [{ from: 2, props: { card: { value: () => undefined } } }],
  phones: true,
  spec: ['2.37', '2.41', '2.42', '3.22', '4.14', '4.29', '9.02', '9.03', '9.04'],
  slots: {
    promos: {
      title: 'Promotions between the cars, after those of the content',
      accepts: ['tile'],
    },
  },
  props: {
    variant: variantProp('list'),
    views: z.array(z.enum(resultViews)).max(3).default([]).meta({
      title: 'Other views',
      description:
        'Views that the buyer can switch to beside the usual one: another placing of the cards, or a table of cars to compare.',
    }),
    columns: z.int().min(1).max(4).optional().meta({
      title: 'Columns',
      description:
        "Cards side by side on wide screens; as many as suit the site's cards where absent.",
    }),
    promoPositions: z
      .array(z.int().min(1).max(40))
      .refine(isAscending, { error: 'expected places in ascending order, such as [8, 17]' })
      .default([...TWO_PROMO_PLACES])
      .meta({
        title: 'Places of promotions',
        description: 'The position of each promotion among the cards; 1 is the first.',
      }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { promos } },
    { name: 'Grid', props: { variant: 'grid' }, slots: { promos } },
    { name: 'Feature', props: { variant: 'feature' }, slots: { promos } },
    { name: 'Rows', props: { variant: 'rows' }, slots: { promos } },
    { name: 'Table', props: { variant: 'grid', views: ['rows', 'table'] }, slots: { promos } },
    { name: 'Cells', props: { variant: 'cells' }, slots: { promos } },
    {
      name: 'TwoColumns',
      props: { variant: 'grid', columns: 2, promoPositions: [9] },
      slots: { promos },
    },
  ],
})
