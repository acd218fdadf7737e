import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'price-search',
  title: 'Search by price',
  description:
    'Two prices, as fields and as a slider; its button leads to the cars between them, the highest price first.',
  role: 'section',
  spec: ['2.34', '5.04'],
  props: {
    heading: z.string().min(1).max(80).default('What would you like to spend?').meta({
      title: 'Heading',
      description: 'The question that the two prices answer.',
    }),
    text: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two below the heading.' }),
  },
  examples: [
    { name: 'Smallest' },
    {
      name: 'Typical',
      props: {
        heading: 'Begin with the price',
        text: 'Every price is the price to drive away.',
      },
    },
    {
      name: 'Longest',
      props: {
        heading: 'Tell us the least and the most that you would like to spend on the next one',
        text: 'Every price on this site is the price to drive away: stamp duty, registration and the dealer’s delivery are in it. Leave a field empty where you have no limit, and ask us about cars that are just over it.',
      },
    },
  ],
})
