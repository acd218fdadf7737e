import { z } from 'zod'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'compare-cars',
  title: 'Compare cars',
  description: 'The cars that the address names, at most four, side by side: what differs first.',
  role: 'section',
  acts: true,
  varies: { cars: MAX_COMPARED },
  spec: ['1.04', '5.06'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Compare')
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
    chooseAt: z
      .string()
      .regex(/^\/[^\s\\]*$/)
      .default('/watchlist')
      .meta({ title: 'Where to choose', description: 'The page on which cars are chosen.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Side by side' } },
    { name: 'Longest', props: { heading: 'Compare the cars that you are deciding between' } },
  ],
})
