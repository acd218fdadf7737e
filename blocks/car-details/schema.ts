import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

const sections = ['comments', 'features', 'key', 'specifications', 'location'] as const

export default defineBlock({
  name: 'car-details',
  title: "Car's details",
  description: 'What the dealer says of a car, its features and specifications, and where it is.',
  role: 'panel',
  acts: true,
  phones: true,
  needs: ['car'],
  spec: ['2.45', '5.34', '5.35', '5.37', '8.16', '9.09'],
  props: {
    sections: z
      .array(z.enum(sections))
      .refine((names) => new Set(names).size === names.length, { error: 'names a section twice' })
      .default([...sections])
      .meta({ title: 'Sections', description: 'Which parts are shown, in order.' }),
    commentsGround: z
      .enum(['plain', 'tint', 'flood'])
      .default('plain')
      .meta({ title: 'Ground of the comments', description: 'The colour behind them.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'CommentsOnFlood', props: { commentsGround: 'flood' } },
    { name: 'CommentsOnTint', props: { commentsGround: 'tint' } },
    {
      name: 'FewSections',
      description: 'On a page where finance and location are blocks of their own.',
      props: { sections: ['key', 'comments'] },
    },
  ],
})
