import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'search-filters',
  title: 'Search filters',
  description:
    'The form that narrows a search: keywords, and the filters of the site file in their order. On phones it is a drawer.',
  role: 'panel',
  live: true,
  spec: ['2.38', '2.39', '2.40', '3.20', '5.01', '9.06', '9.07'],
  props: {
    openGroups: z.int().min(0).max(20).default(5).meta({
      title: 'Open groups',
      description: 'How many filters are open at first; those with a choice always are.',
    }),
    bodies: z.enum(['pictures', 'names']).default('names').meta({
      title: 'Body types',
      description: 'Whether each is shown with a drawing, or by its name like other choices.',
    }),
    showCounts: z.boolean().default(true).meta({
      title: 'Counts',
      description: 'Shows how many cars each choice would find.',
    }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Longest', props: { openGroups: 20 } },
    { name: 'BodyPictures', props: { bodies: 'pictures' } },
    { name: 'WithoutCounts', props: { showCounts: false } },
  ],
})
