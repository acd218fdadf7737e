const MEDIA = '/media/site/'

/**
 * The path in the dealer's media folder of a picture's address: `/media/site/cars/one%20car.jpg?v=1` has
 * `cars/one car.jpg`. Undefined for an address elsewhere, or one that cannot be decoded.
 */
export function ownMediaPath(address: string): string | undefined {
  if (!address.startsWith(MEDIA)) return undefined
  try {
    return decodeURIComponent(address.slice(MEDIA.length).split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}
