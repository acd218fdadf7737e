import type { Car } from '#domain/car/car.ts'
import type { SiteView } from '../view-context.ts'

/** Where the car is; nothing for a dealer in one city, who need not say so of every car. Spec 2.41, 3.35. */
export function carPlace(
  car: Car,
  { flags, overrideCity, locations }: SiteView,
): string | undefined {
  if (!flags.cardPlace) return undefined
  if (overrideCity !== undefined) return overrideCity
  const cities = new Set(locations.map(({ address }) => address.city))
  return cities.size > 1 ? (car.location?.address?.city ?? car.city) : undefined
}
