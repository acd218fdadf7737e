import { z } from 'zod'
import { address, href } from '#domain/site/fields.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'promo-slot',
  title: 'Promotion',
  description:
    'A promotion the size of a car card. Its dates and car types are conditions of the block in its page.',
  role: 'tile',
  spec: ['2.42', '3.22', '4.29'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .meta({ title: 'Heading', description: 'What is offered, in a few words.' }),
    text: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two about it.' }),
    href: href('Link', 'Where the tile leads.'),
    linkText: z
      .string()
      .min(1)
      .max(40)
      .default('Find out more')
      .meta({ title: 'Link text', description: 'What the link says.' }),
    tone: z
      .enum(['brand', 'accent', 'plain'])
      .default('brand')
      .meta({ title: 'Tone', description: 'Ground of the tile.' }),
    image: address(
      'Picture',
      'Shown above the text: a path below /media/ or a web address.',
    ).optional(),
  },
})
