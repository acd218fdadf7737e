import type { Location, LocationType } from './location.ts'

const order: readonly LocationType[] = ['sales', 'service', 'service-and-parts', 'parts']

/** Sales, then service, then parts; within a type the primary first, then as given. Spec 4.33. */
export function inLocationOrder<Ordered extends Pick<Location, 'location_type' | 'primary'>>(
  locations: readonly Ordered[],
): Ordered[] {
  const rank = (location: Ordered) => order.indexOf(location.location_type)
  const turn = (location: Ordered) => Number(!location.primary)
  return locations.toSorted((a, b) => rank(a) - rank(b) || turn(a) - turn(b))
}
