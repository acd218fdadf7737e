import type { Location } from './location.ts'
import { DEGREE, EARTH_DIAMETER_KM, HALF_DEGREE } from './thresholds.ts'

/** A place on the Earth, decimal degrees (D6). */
export interface Coordinates {
  readonly lat: number
  readonly long: number
}

/** Square of the sine of half an angle given in degrees. */
const haversine = (degrees: number): number => {
  const sine = Math.sin(degrees * HALF_DEGREE)
  return sine * sine
}

/** The great-circle distance between two places, km; NaN if a coordinate is. Spec 9.23. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const parallels = Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE)
  const square = haversine(b.lat - a.lat) + parallels * haversine(b.long - a.long)
  return EARTH_DIAMETER_KM * Math.asin(Math.min(Math.sqrt(square), 1))
}

/** A location and how far away it is. */
export interface Distant<Place> {
  readonly location: Place
  /** In km; absent if the location has no coordinates. */
  readonly km?: number
}

/** Locations with their distance from a place, nearest first; those without coordinates last. Spec 9.23. */
export function nearestFirst<
  Place extends { readonly address: Pick<Location['address'], 'lat' | 'long'> },
>(locations: readonly Place[], from: Coordinates): Distant<Place>[] {
  const distant = locations.map((location): Distant<Place> => {
    const { lat, long } = location.address
    if (lat === undefined || long === undefined) return { location }
    return { location, km: distanceKm(from, { lat, long }) }
  })
  const far = Number.MAX_VALUE
  return distant.sort(({ km: a = far }, { km: b = far }) => a - b)
}
