import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import type { PageSearch } from './page-search.ts'

/** The cars that an address names, in its order, and how many of them have left the site. Spec 1.04. */
export function chosenCars(
  { chosen = [] }: PageSearch,
  carById: (id: string) => Car | undefined,
): { readonly cars: readonly Car[]; readonly gone: number } {
  const found = chosen.map(carById)
  const cars = found.filter((car): car is Car => car !== undefined && !isWithdrawn(car))
  return { cars, gone: found.length - cars.length }
}
