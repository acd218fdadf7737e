import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'search-filters',
  title: 'Search filters',
  description:
    'The form that narrows a search: keywords, and the filters of the site file in their order. On phones it is a drawer, except in the variant sentence.',
  role: 'panel',
  live: true,
  acts: true,
  look: 'filters',
  spec: ['2.38', '2.39', '2.40', '3.20', '5.01', '9.06', '9.07'],
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
    { name: 'WithoutCounts', props: { showCounts: false } },
    { name: 'RailLeft', props: { variant: 'rail-left' } },
    { name: 'RailRight', props: { variant: 'rail-right' } },
    { name: 'Sentence', props: { variant: 'sentence', bodies: 'pictures' } },
    { name: 'Bar', props: { variant: 'bar' } },
    { name: 'Drawer', props: { variant: 'drawer', prices: [8000, 12_000, 16_000, 20_000] } },
  ],
})
