import { type Distant, nearestFirst } from '#domain/location/distance.ts'
import { inLocationOrder } from '#domain/location/location-order.ts'
import { isFoundBy, placeText } from '#domain/location/matching-places.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface SearchedPlaces {
  /** What was typed. */
  readonly typed: string
  /** Why these are shown: all of them, those that match, all by distance, or all since none matches. */
  readonly answer: 'all' | 'matching' | 'nearest' | 'none'
  readonly found: readonly Distant<SiteLocation>[]
  readonly reviews: readonly WrittenReview[]
}

const load: Load<typeof block, SearchedPlaces> = async ({ site, parameters, ports }) => {
  const { reviews } = ports.content
  const typed = parameters.place?.trim() ?? ''
  const places = inLocationOrder(site.locations.filter(({ visible }) => visible))
  const all = places.map((location) => ({ location }))
  if (typed === '') return { typed, answer: 'all', found: all, reviews }
  const from = site.flags.locationSearch ? await ports.placeOf(typed) : undefined
  if (from) return { typed, answer: 'nearest', found: nearestFirst(places, from), reviews }
  const found = all.filter(({ location }) =>
    isFoundBy(typed, placeText(location, site.dealerships)),
  )
  if (found.length > 0) return { typed, answer: 'matching', found, reviews }
  return { typed, answer: 'none', found: all, reviews }
}
export default load
