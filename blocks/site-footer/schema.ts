import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'site-footer',
  title: 'Site footer',
  description: 'Links, locations with hours, and what the law asks a dealer to show.',
  role: 'chrome',
  phones: true,
  spec: ['2.32', '3.25', '3.32'],
  look: 'footer',
  migrations: [{ from: 2, props: { tone: { value: () => undefined } } }],
  props: {
    variant: variantProp('footer'),
    showLocations: z
      .boolean()
      .default(true)
      .meta({ title: 'Locations', description: 'Address, phone and hours of every location.' }),
    note: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Note', description: 'A sentence or two below the name.' }),
  },
  examples: [
    { name: 'Smallest', props: { showLocations: false } },
    { name: 'Typical' },
    { name: 'Line', props: { variant: 'line' } },
    { name: 'Sign', props: { variant: 'sign' } },
    { name: 'Colophon', props: { variant: 'colophon' } },
    { name: 'Slim', props: { variant: 'slim' } },
    { name: 'Poster', props: { variant: 'poster' } },
    {
      name: 'Longest',
      props: {
        note: 'A family company on Ipswich Road since 1991, with a workshop, a parts counter and forty people who would rather lose a sale than a customer.',
      },
    },
  ],
})
