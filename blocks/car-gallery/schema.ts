import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'car-gallery',
  title: "Car's pictures",
  description:
    'Pictures to swipe, thumbnails, and a full-screen viewer; drawings where there are no photos yet.',
  role: 'panel',
  look: 'gallery',
  acts: true,
  needs: ['car'],
  spec: ['2.44', '3.11', '7.18'],
  props: {
    variant: variantProp('gallery'),
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
    { name: 'Hall', props: { variant: 'hall' } },
    {
      name: 'Album',
      description: 'One large picture and two beside it; the others are in the viewer.',
      props: { variant: 'album' },
    },
    {
      name: 'Plate',
      description: 'A framed drawing with the length and height of the car.',
      props: { variant: 'plate' },
    },
    { name: 'Theatre', props: { variant: 'theatre' } },
    { name: 'Bill', props: { variant: 'bill' } },
    { name: 'WithoutThumbnails', props: { thumbnails: 0 } },
  ],
})
