import { storyPage, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SiteFooter from './site-footer.tsx'

export default { component: SiteFooter }

const story = storyOf(block)

export const Smallest = story('Smallest', {
  site: {
    ...storySite,
    locations: [],
    footer: { groups: [], links: [], social: [] },
    legal: { licences: [] },
  },
})
export const Typical = story('Typical')
export const Line = story('Line')
export const Sign = story('Sign')
export const Colophon = story('Colophon')
export const Slim = story('Slim')
export const Poster = story('Poster')
/** A week before Christmas: special days replace their weekdays. D37. */
export const Holidays = story('Typical', { page: storyPage({ now: '2026-12-20T00:30:00.000Z' }) })
export const Longest = story('Longest', {
  site: {
    ...storySite,
    locations: ['Moorooka', 'Indooroopilly', 'Upper Mount Gravatt', 'Maroochydore'].flatMap(
      (suburb, index) =>
        storySite.locations.map((location) => ({
          ...location,
          id: `${location.id}-${index}`,
          name: `Jacaranda and Poinciana Motors ${suburb}`,
          address: { ...location.address, place_url: 'https://maps.example.com/jacaranda' },
        })),
    ),
    footer: {
      groups: ['Our cars', 'Ownership', 'Company'].map((label) => ({
        label,
        links: ['Everything in stock today', 'Demonstrators', 'Electric and hybrid'].map(
          (name) => ({
            label: name,
            href: `/search?query=${label}-${name}`.replaceAll(' ', '-'),
          }),
        ),
      })),
      links: [
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
      ],
      social: [{ label: 'Our videos', href: 'https://video.example.com/jacaranda' }],
    },
    legal: {
      licences: ['QLD Motor Dealer Licence 4180418', 'NSW Motor Dealer Licence MD418041'],
      companyNumber: 'ABN 12 345 678 901',
      disclaimer:
        'Drive-away prices include on-road costs for a private buyer living in Queensland. Please confirm price, features and availability with us before you travel.',
    },
  },
})
