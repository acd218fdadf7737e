import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'compare-tray',
  title: 'Compare tray',
  description:
    'The cars that the buyer ticked to compare, on this page and those before, at the foot of the screen; nothing without the flag `compareOnCards`.',
  role: 'section',
  acts: true,
  spec: ['1.04', '5.06'],
  props: {
    comparePage: z
      .string()
      .regex(/^\/[^\s\\]*$/)
      .default('/compare')
      .meta({
        format: 'link',
        title: 'Page to compare on',
        description: 'The page that shows them side by side.',
      }),
  },
  examples: [{ name: 'Smallest' }, { name: 'Typical' }, { name: 'Longest' }],
})
