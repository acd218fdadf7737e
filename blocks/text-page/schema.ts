import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'text-page',
  title: 'Long text',
  description:
    'A text of the site by itself, such as its terms: title, from when it holds, what is in it, and the text. The text is in content/texts.json.',
  role: 'section',
  spec: ['2.19', '2.20', '2.22', '5.40'],
  props: {
    text: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .meta({
        title: 'Text',
        description:
          'Which of the long texts of the site, such as its terms. They are written in content/texts.json.',
        format: 'text',
      }),
  },
  examples: [
    { name: 'Smallest', props: { text: 'warranty' } },
    { name: 'Typical', props: { text: 'privacy-policy' } },
  ],
})
