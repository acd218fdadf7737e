import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { groundProp } from '#parts/section/ground.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'dealer-locations',
  title: 'Locations',
  description:
    "The location of the page's address, else every visible location of the site file: address, phone, mail and opening hours. The phone and mail of a site without locations.",
  role: 'section',
  phones: true,
  look: 'places',
  spec: ['2.14', '3.25', '3.29', '3.30', '3.32', '9.28'],
  props: {
    heading: z
      .string()
      .max(80)
      .optional()
      .meta({ title: 'Heading', description: 'Above the locations; none where absent.' }),
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
    {
      name: 'Longest',
      props: {
        heading: 'Six yards between Coolangatta and the Sunshine Coast, all of them open today',
        ground: 'dark',
      },
    },
  ],
})
