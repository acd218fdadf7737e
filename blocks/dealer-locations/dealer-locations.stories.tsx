import { storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import DealerLocations from './dealer-locations.tsx'
import type { LocationsData } from './load.ts'
import block from './schema.ts'

export default { component: DealerLocations }

const [first] = storySite.locations
const several = ['Moorooka', 'Indooroopilly', 'Maroochydore', 'Coolangatta and Tweed Heads']
const four = several.flatMap((city, at) =>
  first
    ? [
        {
          ...first,
          id: city,
          slug: `place-${at}`,
          name: `Jacaranda ${city}`,
          location_type: at === 1 ? ('service' as const) : ('sales' as const),
          address: { ...first.address, city, lat: -27.5 + at / 10, long: 153 },
        },
      ]
    : [],
)
const reviews = [5, 4].map((rating) => ({
  id: `r${rating}`,
  customer_name: 'Priya N.',
  text: 'Straight answers.',
  rating,
  review_date: '2026-10-03',
  source: 'Google',
  location: 'Moorooka',
}))

const story = storyOf<LocationsData>(block, { data: { shown: storySite.locations, reviews } })
const storyWith = (
  name: string,
  locations: SiteView['locations'],
  { data, ...more }: { data?: Partial<LocationsData>; site?: Partial<SiteView> } = {},
) =>
  story(name, {
    site: { ...storySite, locations, ...more.site },
    data: { shown: locations, reviews, ...data },
  })

export const Smallest = storyWith('Smallest', storySite.locations)
export const Typical = story('Typical')
export const Columns = story('Columns')
export const Board = story('Board')
export const ServiceOnly = storyWith(
  'ServiceOnly',
  storySite.locations.map((location) => ({ ...location, location_type: 'service' })),
)
/** A week before Christmas: special days replace their weekdays. D37. */
export const Holidays = story('Smallest', { page: storyPage({ now: '2026-12-20T00:30:00.000Z' }) })
/** The page of one location. */
export const OfOne = storyWith(
  'Smallest',
  storySite.locations,
  first && { data: { location: first } },
)
export const Grid = storyWith('Grid', four)
export const Carousel = storyWith('Carousel', four)
/** With a photo, a second number, licences and figures of its own. */
export const Single = storyWith(
  'Single',
  four.slice(0, 1).map((place) => ({
    ...place,
    location_subtype: 'Used and fleet',
    manufacturers: ['Toyota', 'Kia'],
    dealer_license_number: '4180418',
    motor_vehicle_repairer: '55012',
    average_rating: 4.7,
    review_count: 812,
    contact_detail: { ...place.contact_detail, landline_phone: '(07) 7010 4181' },
  })),
  { site: { flags: { ...storySite.flags, maps: true } } },
)
export const Longest = storyWith('Longest', four)
export const Empty = storyWith('Smallest', [])
