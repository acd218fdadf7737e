import { z } from 'zod'
import { address } from '#domain/fields.ts'
import { defineBlock } from '../define-block.ts'

const shown = (title: string, description: string) =>
  z.boolean().default(true).meta({ title, description })

export default defineBlock({
  name: 'site-header',
  title: 'Site header',
  description: "The dealer's name, the menu of the site file, phone, locations and saved cars.",
  role: 'chrome',
  acts: true,
  phones: true,
  spec: ['2.25', '2.32', '4.16'],
  props: {
    layout: z.enum(['two-tier', 'single']).default('single').meta({
      title: 'Layout',
      description: 'Two tiers: a line of contacts above the menu. Single: all in one line.',
    }),
    sticky: shown('Sticky', 'Stays at the top while the page scrolls.'),
    showPhone: shown('Phone', 'Shows the phone number of the site.'),
    showLocations: shown('Locations', 'Shows where the dealer is, with phone numbers.'),
    showFavourites: shown(
      'Saved cars',
      'Shows how many cars are saved, where the site saves cars.',
    ),
    favouritesPage: address(
      'Page of saved cars',
      'Where the number of saved cars leads; without it the number is no link.',
    ).optional(),
    tagline: z.string().max(80).optional().meta({
      title: 'Tagline',
      description: 'A few words in the line of contacts; the cities of the locations where absent.',
    }),
  },
  examples: [
    {
      name: 'Smallest',
      props: { showPhone: false, showLocations: false, showFavourites: false },
    },
    { name: 'Typical' },
    { name: 'TwoTier', props: { layout: 'two-tier', tagline: 'South Brisbane since 1991' } },
    {
      name: 'Longest',
      props: {
        layout: 'two-tier',
        tagline: 'New, demonstrator and used cars for Queensland and northern New South Wales',
        favouritesPage: '/saved',
      },
    },
  ],
})
