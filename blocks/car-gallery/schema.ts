import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'car-gallery',
  title: "Car's pictures",
  description:
    'Pictures to swipe, thumbnails, and a full-screen viewer; a drawing where there are no photos yet.',
  role: 'panel',
  needs: ['car'],
  spec: ['2.44', '3.11', '7.18'],
  props: {
    thumbnails: z
      .int()
      .min(0)
      .max(40)
      .default(12)
      .meta({ title: 'Thumbnails', description: 'How many small pictures are shown at most.' }),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical' },
    { name: 'WithoutThumbnails', props: { thumbnails: 0 } },
  ],
})
