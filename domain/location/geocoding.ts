import type { Reading } from '../contact/reading.ts'
import type { Coordinates } from './distance.ts'
import { MAX_LATITUDE_DEGREES, MAX_LONGITUDE_DEGREES } from './thresholds.ts'

// NaN fails both comparisons.
const isOnEarth = ({ lat, long }: Coordinates): boolean =>
  Math.abs(lat) <= MAX_LATITUDE_DEGREES && Math.abs(long) <= MAX_LONGITUDE_DEGREES

/** The coordinates of a postcode: the first result of a maps service. Spec 5.27, 8.09. */
export function placeOfPostcode(
  results: readonly Coordinates[],
): Reading<Coordinates, 'no_result'> {
  const place = results.find(isOnEarth)
  if (!place) return { valid: false, reason: 'no_result', message: 'Invalid postcode' }
  return { valid: true, value: place }
}
