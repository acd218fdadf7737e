import { z } from 'zod'
import { MAX_CHOSEN } from '#domain/stock-query/chosen-cars.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'saved-cars',
  title: 'Saved cars',
  description:
    'The cars that a buyer saved in this browser, with what changed since; the page for the heart in the header.',
  role: 'section',
  acts: true,
  varies: { cars: MAX_CHOSEN },
  spec: ['1.04', '2.24', '3.36', '4.01', '4.13'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Saved cars')
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Your saved cars' } },
    { name: 'Longest', props: { heading: 'The cars that you have saved to look at again' } },
  ],
})
