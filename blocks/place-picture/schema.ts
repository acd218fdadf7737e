import { z } from 'zod'
import { describedPictureSchema } from '#domain/picture.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'place-picture',
  title: 'Picture of a place',
  description:
    'The yard, the workshop or the reception across the page: a photo, and until there is one a drawing of the same size in the scene of the site.',
  role: 'section',
  spec: ['3.28'],
  props: {
    place: z.enum(['yard', 'workshop', 'reception']).default('yard').meta({
      title: 'Place',
      description: 'What is drawn.',
    }),
    image: describedPictureSchema.optional().meta({
      title: 'Photo',
      description: 'In place of the drawing.',
    }),
    caption: z
      .string()
      .trim()
      .max(160)
      .optional()
      .meta({ title: 'Caption', description: 'A sentence below it.' }),
  },
  examples: [
    { name: 'Smallest' },
    {
      name: 'Typical',
      props: {
        place: 'workshop',
        caption: 'Every used car goes on this hoist before it is priced.',
      },
    },
    { name: 'Reception', props: { place: 'reception' } },
    {
      name: 'Photo',
      description: 'Your own, in the same place.',
      props: { image: { url: '/media/site/red-ute.jpg', alt: 'A red ute in front of the office' } },
    },
    {
      name: 'Longest',
      props: {
        place: 'reception',
        caption:
          'Coffee is on the left, the children’s corner is behind the plant, and whoever is nearest to the counter will find the person whom you came to see.',
      },
    },
  ],
})
