import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

const quote = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta({ title: 'Quote', description: 'What was said, without quotation marks.' }),
  by: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ title: 'By', description: 'Who said it: a name and a place.' }),
})

const lorraine = {
  text: 'They rang me about the tyres before I asked.',
  by: 'Lorraine, Manly West',
}
const sam = { text: 'The price on the page was the price on the paper.', by: 'Sam, Moorooka' }
const priya = { text: 'I had it for a weekend before I said yes.', by: 'Priya, Annerley' }

export default defineBlock({
  name: 'quotes',
  title: 'Quotes',
  description: 'What customers said. Only what they said and agreed to have shown.',
  role: 'section',
  look: 'quotes',
  spec: ['2.33'],
  props: {
    heading: z
      .string()
      .max(80)
      .optional()
      .meta({ title: 'Heading', description: 'Above the quotes; none where absent.' }),
    quotes: z
      .array(quote)
      .min(1)
      .max(6)
      .meta({ title: 'Quotes', description: 'In their order; two or three fill a row.' }),
    ground: groundProp,
    variant: variantProp('quotes'),
  },
  examples: [
    { name: 'Smallest', props: { quotes: [lorraine] } },
    { name: 'Typical', props: { quotes: [lorraine, sam] } },
    {
      name: 'Aside',
      description: 'At reading size, two in a row.',
      props: { heading: 'What people say', quotes: [lorraine, sam], variant: 'aside' },
    },
    {
      name: 'Big',
      description: 'As large as a heading.',
      props: { quotes: [lorraine, sam], variant: 'big', ground: 'flood' },
    },
    {
      name: 'Three',
      description: 'Three in a row, each below a rule.',
      props: { quotes: [lorraine, sam, priya], variant: 'three', ground: 'tint' },
    },
    {
      name: 'Longest',
      props: {
        heading: 'What the people say who bought from us, and those who in the end did not buy',
        quotes: [
          {
            text: 'I had looked at eleven cars on nine yards before I came here, and was told on the telephone what was wrong with the one I liked. It was all true, it was all in the report, and it was all off the price. I have since sent my sister, my neighbour and the man who cuts our hedge to the same yard.',
            by: 'Wilhelmina Featherstonehaugh-Abernathy, Kangaroo Point',
          },
          sam,
          priya,
          lorraine,
        ],
        ground: 'dark',
      },
    },
  ],
})
