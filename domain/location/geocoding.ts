import type { Reading } from '../contact/reading.ts'
import type { Coordinates } from './distance.ts'
import { LATITUDE_DEGREES_AT_MOST, LONGITUDE_DEGREES_AT_MOST } from './thresholds.ts'

// NaN fails both comparisons.
const isOnEarth = ({ lat, long }: Coordinates): boolean =>
  Math.abs(lat) <= LATITUDE_DEGREES_AT_MOST && Math.abs(long) <= LONGITUDE_DEGREES_AT_MOST

/** The coordinates of a postcode: the first result of a maps service. Spec 5.27, 8.09. */
export function placeOfPostcode(
  results: readonly Coordinates[],
): Reading<Coordinates, 'no_result'> {
  const place = results.find(isOnEarth)
  if (!place) return { valid: false, reason: 'no_result', message: 'Invalid postcode' }
  return { valid: true, value: place }
}
