import type { Car } from '#domain/car/car.ts'
import { noContent } from '#domain/content/layers.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import type { Ports } from './define-load.ts'

/** The ports of a site whose stock is these cars: each search finds all of them, and no slot is booked. */
export const fixturePorts = (cars: readonly Car[]): Ports => ({
  content: noContent,
  carById: (wanted) => cars.find(({ id }) => id === wanted),
  takenSlots: async () => new Set(),
  placeOf: async () => undefined,
  search: () => fixtureResult(cars),
  best: {},
})
