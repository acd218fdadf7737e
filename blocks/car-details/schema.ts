import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

const sections = ['comments', 'features', 'key', 'specifications', 'location'] as const

export default defineBlock({
  name: 'car-details',
  title: "Car's details",
  description:
    'Name, price and facts of a car, what the dealer says of it, its features and specifications.',
  role: 'panel',
  phones: true,
  acts: true,
  needs: ['car'],
  spec: ['2.44', '2.45', '5.34', '5.35', '5.37', '8.16', '8.17', '8.18', '9.09'],
  props: {
    sections: z
      .array(z.enum(sections))
      .refine((names) => new Set(names).size === names.length, { error: 'names a section twice' })
      .default([...sections])
      .meta({ title: 'Sections', description: 'Which parts are shown, in order.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    {
      name: 'FewSections',
      description: 'On a page where finance and location are blocks of their own.',
      props: { sections: ['key', 'comments'] },
    },
  ],
})
