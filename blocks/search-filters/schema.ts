import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { facetTitles, termFacets } from '#domain/stock-query/facets.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'search-filters',
  title: 'Search filters',
  description:
    'The form that narrows a search: keywords, and the filters of the site file in their order. On phones it is a drawer, except in the variant sentence.',
  role: 'panel',
  varies: { search: true },
  acts: true,
  look: 'filters',
  spec: ['2.38', '2.39', '2.40', '3.20', '5.01', '5.02', '9.06', '9.07'],
  props: {
    variant: variantProp('filters'),
    openGroups: z.int().min(0).max(20).default(5).meta({
      title: 'Open groups',
      description:
        'How many filters are open at first; those with a choice always are. In the variants sentence and bar all are closed.',
    }),
    bodies: z.enum(['pictures', 'names']).default('names').meta({
      title: 'Body types',
      description: 'Whether each is shown with a drawing, or by its name like other choices.',
    }),
    makes: z.enum(['cards', 'names']).default('names').meta({
      title: 'Makes',
      description:
        'Whether each is a card with its initials on a tile, or shown by its name like other choices.',
    }),
    selects: z
      .array(z.enum(termFacets).meta({ titles: facetTitles }))
      .max(10)
      .default([])
      .meta({
        title: 'Drop-downs',
        description:
          'Filters of which one value is chosen from a drop-down, instead of several from a list. A search for several values has the list.',
      }),
    showCounts: z.boolean().default(true).meta({
      title: 'Counts',
      description: 'Shows how many cars each choice would find.',
    }),
    prices: z
      .array(z.int().min(1000).max(1_000_000))
      .max(12)
      .default([10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000])
      .meta({
        title: 'Prices',
        description: 'Links of the variant drawer, up to each of these whole dollars.',
      }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Longest', props: { openGroups: 20 } },
    { name: 'BodyPictures', props: { bodies: 'pictures' } },
    { name: 'MakeCards', props: { makes: 'cards' } },
    { name: 'DropDowns', props: { selects: ['car_type', 'simple_fuel', 'drive', 'seats'] } },
    { name: 'WithoutCounts', props: { showCounts: false } },
    { name: 'RailLeft', props: { variant: 'rail-left' } },
    { name: 'RailRight', props: { variant: 'rail-right' } },
    { name: 'Sentence', props: { variant: 'sentence', bodies: 'pictures' } },
    { name: 'Bar', props: { variant: 'bar' } },
    { name: 'Drawer', props: { variant: 'drawer', prices: [8000, 12_000, 16_000, 20_000] } },
  ],
})
