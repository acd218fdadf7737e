import type { Coordinates } from './distance.ts'
import type { Location } from './location.ts'

/** Where a postcode that somebody typed is, if a location states both it and its coordinates. Spec 9.23. */
export function typedPostcode(
  typed: string,
  locations: readonly Pick<Location, 'address'>[],
): Coordinates | undefined {
  for (const { address } of locations) {
    const { lat, long, postcode } = address
    if (postcode === typed && lat !== undefined && long !== undefined) return { lat, long }
  }
  return undefined
}
