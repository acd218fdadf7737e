import { z } from 'zod'
import { linkSchema } from '#domain/site/menu.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'section-heading',
  title: 'Section heading',
  description: 'A heading with a line above it, a lead below it and a link beside it.',
  role: 'section',
  spec: ['1.11'],
  props: {
    heading: z.string().min(1).max(120).meta({ title: 'Heading', description: 'What follows.' }),
    eyebrow: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Line above', description: 'A few words above the heading.' }),
    lead: z
      .string()
      .max(400)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    link: linkSchema.optional(),
    level: z
      .enum(['h1', 'h2', 'h3'])
      .default('h2')
      .meta({ title: 'Level', description: 'h1 once a page, where no other block brings it.' }),
    align: z
      .enum(['start', 'centre'])
      .default('start')
      .meta({ title: 'Alignment', description: 'At the start of the line, or in the middle.' }),
  },
})
