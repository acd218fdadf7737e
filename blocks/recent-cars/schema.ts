import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'recent-cars',
  title: 'Recently viewed',
  description:
    'On the page of a car: the cars that the buyer opened before it, and nothing on a first visit. The site needs the page that shows them all.',
  role: 'section',
  acts: true,
  needs: ['car'],
  spec: ['2.47'],
  props: {
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'The text "Recently viewed" of the site where absent.',
    }),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('See all')
      .meta({ title: 'Link text', description: 'What the link to all of them says.' }),
    allPage: z
      .string()
      .regex(/^\/[^\s\\]*$/)
      .default('/recently-viewed')
      .meta({
        format: 'link',
        title: 'Page of all',
        description: 'The page with the block `viewed-cars`.',
      }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'You also looked at' } },
    { name: 'Longest', props: { heading: 'The cars that you looked at before this one' } },
  ],
})
