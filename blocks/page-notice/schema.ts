import { z } from 'zod'
import { variantProp } from '#domain/site/look.ts'
import { linkSchema } from '#domain/site/menu.ts'
import { defineBlock } from '../define-block.ts'

const example = {
  eyebrow: 'Error 404',
  heading: 'Nothing is parked here',
  lead: 'The car may have been sold, or the address has a slip in it.',
  links: [
    { label: 'Ask us to find one like it', href: '/contact-us' },
    { label: 'Search our cars', href: '/search' },
    { label: 'Back to the home page', href: '/' },
  ],
}

export default defineBlock({
  name: 'page-notice',
  title: 'Notice',
  description:
    'What a page says instead of its subject, on the scene without a car: not found, no longer for sale, a fault.',
  role: 'section',
  look: 'hero',
  spec: ['1.11', 'D13'],
  props: {
    variant: variantProp('hero'),
    heading: z
      .string()
      .min(1)
      .max(80)
      .meta({ title: 'Heading', description: 'The heading of the page.' }),
    eyebrow: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Line above', description: 'A few words above the heading.' }),
    lead: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Lead', description: 'A sentence or two below the heading.' }),
    links: z
      .array(linkSchema.omit({ flag: true }))
      .min(1)
      .max(3)
      .meta({ title: 'Links', description: 'Where to go from here; the first is the button.' }),
  },
  examples: [
    {
      name: 'Smallest',
      props: { heading: 'Not found', links: [{ label: 'Search our cars', href: '/search' }] },
    },
    { name: 'Typical', props: example },
    { name: 'Stage', props: { ...example, variant: 'stage' } },
    { name: 'Letter', props: { ...example, variant: 'letter' } },
    { name: 'Cover', props: { ...example, variant: 'cover' } },
    { name: 'Instrument', props: { ...example, variant: 'instrument' } },
    { name: 'Poster', props: { ...example, variant: 'poster' } },
    {
      name: 'Longest',
      props: {
        eyebrow: 'Error 404, from an address that is no longer in use',
        heading: 'What was at this address has been sold, or has moved to another one',
        lead: 'Addresses of cars end when a car is sold. Everything that is in stock today is in the search, and if you were after one car in particular, ring us: we know what came in this week and where the last one like it went.',
        links: example.links,
      },
    },
  ],
})
