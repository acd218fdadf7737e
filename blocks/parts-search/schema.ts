import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'parts-search',
  title: 'Parts',
  description:
    'Parts and accessories, of content/parts.json, with a form to find them by words, number, kind, make and model. On the page of a make a few of its parts, with a link to all of them.',
  role: 'section',
  spec: ['2.18'],
  varies: { search: false, parameters: ['part', 'kind', 'brand', 'fits'] },
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('Parts and accessories')
      .meta({ title: 'Heading', description: 'Above the form.' }),
    text: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two below the heading.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { text: 'What we have on the shelf, or within a week.' } },
    {
      name: 'Longest',
      props: {
        heading: 'Parts and accessories for everything that we have sold since nineteen eighty-six',
        text: 'Tow bars, racks, mats, lights and service parts. Where a price says fitted, the work in our own shop is in it, and the car goes home with you on the same day.',
      },
    },
  ],
})
