import { z } from 'zod'
import { address } from '#domain/fields.ts'
import { variantProp } from '#domain/site/look.ts'
import { defineBlock } from '../define-block.ts'

const shown = (title: string, description: string) =>
  z.boolean().default(true).meta({ title, description })

export default defineBlock({
  name: 'site-header',
  title: 'Site header',
  description:
    "The dealer's name, the menu of the site file, search, phone, locations and saved cars.",
  role: 'chrome',
  acts: true,
  loadsSite: true,
  phones: true,
  spec: ['2.25', '2.32', '4.16', 'D10'],
  look: 'header',
  migrations: [{ from: 2, props: { layout: { value: () => undefined } } }],
  props: {
    variant: variantProp('header'),
    sticky: shown('Sticky', 'Stays at the top while the page scrolls.'),
    showPhone: shown('Phone', 'Shows the phone number of the site.'),
    showLocations: shown('Locations', 'Shows where the dealer is, with phone numbers.'),
    showFavourites: shown(
      'Saved cars',
      'Shows how many cars are saved, where the site saves cars.',
    ),
    search: z.boolean().optional().meta({
      title: 'Search',
      description:
        'Shows a field to search by words, or an icon that opens it. Without it the feature headerSearch of the site decides, and pages with filters have none: theirs have a field.',
    }),
    favouritesPage: address(
      'Page of saved cars',
      'Where the number of saved cars leads; /watchlist without it, where the site has that page.',
    ).optional(),
    tagline: z.string().max(80).optional().meta({
      title: 'Tagline',
      description: 'A few words in the line above the name; the variant "cover" has it.',
    }),
  },
  examples: [
    {
      name: 'Smallest',
      props: { showPhone: false, showLocations: false, showFavourites: false },
    },
    { name: 'Typical' },
    { name: 'Search', props: { search: true } },
    { name: 'Line', props: { variant: 'line' } },
    { name: 'Sign', props: { variant: 'sign' } },
    { name: 'Cover', props: { variant: 'cover', tagline: 'South Brisbane since 1991' } },
    { name: 'Slim', props: { variant: 'slim', search: false } },
    { name: 'Masthead', props: { variant: 'masthead' } },
    {
      name: 'Longest',
      props: {
        variant: 'cover',
        tagline: 'New, demonstrator and used cars for Queensland and northern New South Wales',
        search: true,
        favouritesPage: '/saved',
      },
    },
  ],
})
