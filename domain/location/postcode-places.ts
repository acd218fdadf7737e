import type { Coordinates } from './distance.ts'

/** Where the postcodes that begin so are. */
export interface PostcodePlace extends Coordinates {
  readonly postcode: string
}

/** Of the places that a site states, that of the longest beginning of a postcode. Spec 7.17. */
export function statedPlace(
  postcode: string,
  postcodePlaces: readonly PostcodePlace[],
): Coordinates | undefined {
  const [nearest] = postcodePlaces
    .filter((postcodePlace) => postcode.startsWith(postcodePlace.postcode))
    .toSorted((a, b) => b.postcode.length - a.postcode.length)
  return nearest && { lat: nearest.lat, long: nearest.long }
}
