import { z } from 'zod'
import { drawnPlace } from '#domain/location/drawn-place.ts'
import { describedPictureSchema } from '#domain/picture.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'place-picture',
  title: 'Picture of a place',
  description:
    'The yard, the workshop or the reception: a photo, and until there is one a drawing in the scene of the site. Across the page, or with a heading as the top of the page.',
  role: 'section',
  titles: ({ heading }) => heading !== undefined,
  spec: ['3.28'],
  props: {
    heading: z.string().min(1).max(120).optional().meta({
      title: 'Heading',
      description: 'The title of the page, with the picture beside it.',
    }),
    lead: z
      .string()
      .min(1)
      .max(400)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    ground: z.enum(['dark']).optional().meta({
      title: 'Ground',
      format: 'ground',
      description:
        'The background of the title, in place of that which the look has. Without a heading there is none.',
    }),
    place: drawnPlace.default('yard').meta({
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
    {
      name: 'PageTitle',
      description: 'The top of a page.',
      props: {
        heading: 'About us',
        lead: 'A dealership is its people and how they behave after the handshake.',
      },
    },
    { name: 'Dark', props: { heading: 'About us', ground: 'dark' } },
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
