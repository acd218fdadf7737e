import type { Car } from '#domain/car/car.ts'
import type { Content } from '#domain/content/collections.ts'
import { noContent } from '#domain/content/layers.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import type { Ports } from './define-load.ts'

/** The ports of a site with this content, whose stock is these cars: each search finds all of them, and no slot is booked. */
export const fixturePorts = (cars: readonly Car[], content: Content = noContent): Ports => ({
  content,
  carById: (wanted) => cars.find(({ id }) => id === wanted),
  takenSlots: async () => new Set(),
  savedBy: async () => [],
  placeOf: async () => undefined,
  search: () => fixtureResult(cars),
  best: {},
})
