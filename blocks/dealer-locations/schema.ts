import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'dealer-locations',
  title: 'Locations',
  description:
    "The location of the page's address, else every visible location of the site file: address, phone, mail and opening hours. The phone and mail of a site without locations. As cards, on the page of one location, the others.",

  role: 'section',
  acts: true,
  phones: true,
  look: 'places',
  varies: { opening: true },
  spec: [
    '2.14',
    '2.15',
    '2.35',
    '3.25',
    '3.27',
    '3.28',
    '3.29',
    '3.30',
    '3.31',
    '3.32',
    '4.33',
    '9.28',
  ],
  props: {
    heading: z.string().max(80).optional().meta({
      title: 'Heading',
      description: 'Above the locations; "Our Locations" above cards, else none where absent.',
    }),
    layout: z.enum(['list', 'grid', 'carousel', 'single']).default('list').meta({
      title: 'Layout',
      description:
        'A list with hours; cards with pictures, beside each other or in one line to swipe; or everything about one, with picture, map and holiday hours.',
    }),
    types: z
      .array(z.enum(['sales', 'service', 'parts', 'service-and-parts']))
      .default([])
      .meta({ title: 'Types', description: 'Only locations of these types; all where empty.' }),
    ground: groundProp,
    variant: variantProp('places'),
  },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', props: { heading: 'Our yards' } },
    {
      name: 'Columns',
      description: 'Columns below rules.',
      props: { heading: 'Showrooms', variant: 'columns', ground: 'tint' },
    },
    {
      name: 'Board',
      description: 'Large boards with their names and numbers.',
      props: { heading: 'Come and see us', variant: 'board', ground: 'flood' },
    },
    {
      name: 'ServiceOnly',
      description: 'For a page about the workshops.',
      props: { heading: 'Service and parts', types: ['service', 'parts', 'service-and-parts'] },
    },
    { name: 'Grid', description: 'Cards with pictures.', props: { layout: 'grid' } },
    {
      name: 'Carousel',
      description: 'One line of cards to swipe.',
      props: { layout: 'carousel' },
    },
    {
      name: 'Single',
      description: 'The page of one location.',
      props: { layout: 'single' },
    },
    {
      name: 'Longest',
      props: {
        heading: 'Six yards between Coolangatta and the Sunshine Coast, all of them open today',
        ground: 'dark',
      },
    },
  ],
})
