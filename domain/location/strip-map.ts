import { distanceKm } from './distance.ts'
import type { Location } from './location.ts'
import { STRIP_MIN_KM } from './thresholds.ts'

type Located = { readonly address: Pick<Location['address'], 'lat' | 'long'> }

/** A location on a strip map. */
export interface StripStop<Place> {
  readonly location: Place
  /** To the next one, in a straight line; absent for the last one, a neighbour, or where a place is not stated. */
  readonly kmToNext?: number
}

/**
 * Locations one below the other with the distances between them: from north to south, or from west to east
 * where they are spread wider that way; as they are where one states no place. Spec 3.29.
 */
export function stripOf<Place extends Located>(locations: readonly Place[]): StripStop<Place>[] {
  const placed = locations.flatMap((location) => {
    const { lat, long } = location.address
    return lat === undefined || long === undefined ? [] : [{ location, lat, long }]
  })
  if (placed.length < locations.length) return locations.map((location) => ({ location }))
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const isWide = spread(placed.map(({ long }) => long)) > spread(placed.map(({ lat }) => lat))
  const along = placed.toSorted((a, b) => (isWide ? a.long - b.long : b.lat - a.lat))
  return along.map((stop, at) => {
    const { location } = stop
    const next = along[at + 1]
    const km = next ? distanceKm(stop, next) : 0
    return km < STRIP_MIN_KM ? { location } : { location, kmToNext: km }
  })
}
