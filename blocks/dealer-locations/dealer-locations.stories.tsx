import { storyPage, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import DealerLocations from './dealer-locations.tsx'
import type { LocationsData } from './load.ts'
import block from './schema.ts'

export default { component: DealerLocations }

const story = storyOf<LocationsData>(block, { data: {} })
const [first] = storySite.locations
const siteWith = (locations: typeof storySite.locations) => ({ site: { ...storySite, locations } })

export const Smallest = story('Smallest', siteWith(storySite.locations.slice(0, 1)))
export const Typical = story('Typical')
export const Columns = story('Columns')
export const Board = story('Board')
export const ServiceOnly = story(
  'ServiceOnly',
  siteWith(storySite.locations.map((location) => ({ ...location, location_type: 'service' }))),
)
/** A week before Christmas: special days replace their weekdays. D37. */
export const Holidays = story('Smallest', { page: storyPage({ now: '2026-12-20T00:30:00.000Z' }) })
/** The page of one location. */
export const OfOne = story('Smallest', { data: { location: first } })
export const Longest = story(
  'Longest',
  siteWith(
    ['Moorooka', 'Indooroopilly', 'Maroochydore', 'Coolangatta and Tweed Heads'].flatMap((place) =>
      first ? [{ ...first, id: place, name: `Used Vehicles and Commercial Centre ${place}` }] : [],
    ),
  ),
)
export const Empty = story('Smallest', siteWith([]))
