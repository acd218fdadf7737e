import { z } from 'zod'
import { REVIEWS_SHOWN } from '#domain/review/thresholds.ts'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'reviews',
  title: 'Reviews',
  description:
    "What customers wrote, newest first, with stars, date and where: those of the page's location, else of all. Nothing without reviews, or where the site does not show them.",
  role: 'section',
  look: 'quotes',
  spec: ['1.10', '3.31', '3.34', '9.22'],
  props: {
    heading: z
      .string()
      .min(1)
      .max(80)
      .default('What customers say')
      .meta({ title: 'Heading', description: 'Above the reviews.' }),
    limit: z
      .int()
      .min(1)
      .max(REVIEWS_SHOWN)
      .default(6)
      .meta({ title: 'Most', description: 'How many are shown at most (Spec 9.22).' }),
    ground: groundProp,
    variant: variantProp('quotes'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'Aside', props: { variant: 'aside', ground: 'tint' } },
    { name: 'Big', props: { variant: 'big', ground: 'flood', limit: 3 } },
    { name: 'Three', props: { variant: 'three' } },
    {
      name: 'Longest',
      props: {
        heading: 'What the people say who bought from us, and those who in the end did not buy',
        limit: 12,
        ground: 'dark',
      },
    },
  ],
})
