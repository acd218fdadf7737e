import { z } from 'zod'
import { MAX_CHOSEN } from '#domain/stock-query/chosen-cars.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'watchlist',
  title: 'Watchlist',
  description:
    'The cars that a buyer saved: those of the account, with what changed since, or those of this browser until the buyer signs in.',
  role: 'section',
  acts: true,
  // The address names the cars of a browser, and a page of an account's list.
  varies: { cars: MAX_CHOSEN, visitor: true, always: true, parameters: ['list_page'] },
  spec: ['1.04', '2.24', '3.36', '4.01', '4.12', '5.05'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Your watchlist')
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Your saved cars' } },
    { name: 'Longest', props: { heading: 'The cars that you have saved to look at again' } },
  ],
})
