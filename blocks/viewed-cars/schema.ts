import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { MAX_VIEWED } from '#state/recently-viewed.ts'
import { defineBlock } from '../define-block.ts'
import { variantExamples } from '../variant-examples.ts'

export default defineBlock({
  name: 'viewed-cars',
  title: 'Viewed cars',
  description:
    'The cars whose pages a buyer opened last in this browser; the page for `recent-cars`, which takes its cards from here. Below them cars like the last one.',
  role: 'section',
  acts: true,
  look: 'card',
  varies: { cars: MAX_VIEWED },
  spec: ['2.47'],
  props: {
    variant: variantProp('card'),
    heading: z.string().min(1).max(80).optional().meta({
      title: 'Heading',
      description: 'The text "Recently viewed" of the site where absent.',
    }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'You looked at these' } },
    ...variantExamples('card'),
    { name: 'Longest', props: { heading: 'The cars that you looked at last on our site' } },
  ],
})
