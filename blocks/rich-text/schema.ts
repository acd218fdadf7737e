import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { partSchema } from './parts.ts'

export default defineBlock({
  name: 'rich-text',
  title: 'Text',
  description: 'Headings, paragraphs, lists, quotes, pictures and links, in a readable column.',
  role: 'section',
  spec: ['2.19', '2.21', '2.22'],
  props: {
    parts: z
      .array(partSchema)
      .min(1)
      .meta({ title: 'Parts', description: 'What the text is made of, in order.' }),
    width: z
      .enum(['prose', 'page'])
      .default('prose')
      .meta({ title: 'Width', description: 'A readable column, or the width of the page.' }),
    align: z.enum(['start', 'centre']).default('start').meta({
      title: 'Alignment',
      description: 'The column at the start of the line, or in the middle of the page.',
    }),
    ground: z
      .enum(['page', 'tinted', 'brand'])
      .default('page')
      .meta({ title: 'Ground', description: "The page's own, a tint of it, or the brand's." }),
  },
})
