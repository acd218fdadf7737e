import type { Location, LocationType } from './location.ts'

const order: readonly LocationType[] = ['sales', 'service', 'service-and-parts', 'parts']

/** Sales, then service, then parts; within a type the primary first, then as given. Spec 4.33. */
export function inLocationOrder<Ordered extends Pick<Location, 'location_type' | 'primary'>>(
  locations: readonly Ordered[],
): Ordered[] {
  const rank = ({ location_type }: Ordered) => order.indexOf(location_type)
  return locations.toSorted((a, b) => rank(a) - rank(b) || Number(b.primary) - Number(a.primary))
}
