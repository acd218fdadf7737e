import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { SearchedPlaces } from './load.ts'
import LocationSearch from './location-search.tsx'
import block from './schema.ts'

export default { component: LocationSearch }

const [first] = storySite.locations
const locations = ['Moorooka', 'Springwood', 'Coolangatta and Tweed Heads'].flatMap((city, at) =>
  first
    ? [
        {
          ...first,
          id: city,
          slug: `place-${at}`,
          name: `Jacaranda ${city}`,
          manufacturers: ['Toyota', 'Kia'],
          address: { ...first.address, city },
        },
      ]
    : [],
)
const found = locations.map((location) => ({ location }))
const site = { ...storySite, locations }
const all: SearchedPlaces = { typed: '', answer: 'all', found, reviews: [] }
const story = storyOf<SearchedPlaces>(block, { data: all, site })

/** A site with one location has no field. */
export const Smallest = story('Smallest', {
  site: storySite,
  data: { ...all, found: storySite.locations.map((location) => ({ location })) },
})
export const Typical = story('Typical')
/** Sorted by how far they are from a postcode. */
export const Nearest = story('Typical', {
  data: {
    typed: '4105',
    answer: 'nearest',
    found: locations.map((location, at) => ({ location, km: at * 24.6 })),
    reviews: [],
  },
})
/** What was typed finds nothing. */
export const NoneFound = story('Typical', { data: { ...all, typed: 'Perth', answer: 'none' } })
export const FieldOnly = story('FieldOnly')
export const Longest = story('Longest')
