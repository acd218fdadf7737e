import type { Car } from '#domain/car/car.ts'
import { carStatuses } from '#domain/car/kinds.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { similarCars } from '#domain/car/similar-cars.ts'
import { isAvailable } from '#domain/car/status.ts'
import { SIMILAR_CARS } from '#domain/car/thresholds.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { emptyState, withRange, withSort, withTerms } from '#domain/stock-query/state.ts'
import type { CarRowData } from '../car-row/car-row.tsx'
import type { SearchPort } from './page-search.ts'

const available = carStatuses.filter((status) => isAvailable({ status }))

/** At most `limit` cars that are similar to one, and the search of all of its body. Spec 2.47, D17. */
export async function similarCarsOf(
  car: Car,
  limit: number,
  ports: SearchPort,
): Promise<CarRowData> {
  const ofBody = withTerms(emptyState, 'simple_body', car.simple_body ? [car.simple_body] : [])
  const searchHref = canonicalPath(ofBody)
  const { best } = ports
  if (car.simple_body === undefined) return { cars: [], best, searchHref }
  const results = await Promise.all(searchRequests(car).map((request) => ports.search(request)))
  const found = new Map(results.flatMap(({ hits }) => hits.map((hit) => [hit.id, hit] as const)))
  return { cars: similarCars(car, [...found.values()]).slice(0, limit), best, searchHref }
}

/**
 * Searches that together find the similar cars: of the same body, the nearest prices below and above,
 * and any others, since cars without a price come last if there are not enough with one.
 */
function searchRequests(car: Car): SearchRequest[] {
  const ofBody = withTerms(emptyState, 'simple_body', car.simple_body ? [car.simple_body] : [])
  const like = withTerms(ofBody, 'status', available)
  // One more, since the car itself may be among the results.
  const enough = SIMILAR_CARS + 1
  const price = askingPrice(car)
  const any = { state: like, hitsPerPage: SIMILAR_CARS + enough, facets: [] }
  if (price === undefined) return [any]
  const below = withSort(withRange(like, 'price', { max: price }), 'price_desc')
  const above = withSort(withRange(like, 'price', { min: price }), 'price_asc')
  return [...[below, above].map((state) => ({ state, hitsPerPage: enough, facets: [] })), any]
}
