import type { Car } from '#domain/car/car.ts'
import { searchDocument } from '#domain/stock-query/document.ts'
import type { TermFacet } from '#domain/stock-query/facets.ts'
import {
  emptyState,
  type SearchState,
  sortOrders,
  withPage,
  withRange,
  withTerms,
} from '#domain/stock-query/state.ts'
import { zipfPick } from './search-stock.ts'
import { seededRandom } from './seeded-random.ts'

const options = { now: new Date('2026-10-01T00:00:00Z'), newTagDays: 8 }

/** Facets that buyers filter by, the most frequent first. */
const filteredFacets: readonly TermFacet[] = [
  'make',
  'simple_body',
  'model',
  'car_type',
  'simple_fuel',
  'colour',
  'drive',
  'city',
  'transmission',
  'filtered_features',
  'seats',
  'badge',
]

/**
 * Searches like a buyer's: 0 to 3 filters by values in stock, some ranges, some keywords, some
 * mistyped.
 */
export function benchQueries(cars: readonly Car[], count = 200, seed = 7): SearchState[] {
  const random = seededRandom(seed)
  const pick = zipfPick(random)
  const anyCar = () => cars[Math.floor(random() * cars.length)]

  function addFilter(state: SearchState): SearchState {
    const facet = pick(filteredFacets)
    const values = [anyCar(), random() < 0.3 ? anyCar() : undefined].flatMap((car) => {
      const value = car && searchDocument(car, options)[facet]
      const first = typeof value === 'object' ? value[0] : value
      return first === undefined ? [] : [String(first)]
    })
    return withTerms(state, facet, values)
  }

  function addRange(state: SearchState): SearchState {
    const price = Math.round(random() * 40) * 1000
    return pick([0, 1, 2]) === 0
      ? withRange(state, 'price', random() < 0.5 ? { max: price } : { min: price, max: price * 2 })
      : withRange(state, 'year', { min: 2012 + Math.floor(random() * 12) })
  }

  function addKeyword(state: SearchState): SearchState {
    const car = anyCar()
    if (!car) return state
    const word = pick([car.model, car.make, car.badge ?? car.make, `${car.make} ${car.model}`])
    const isMistyped = random() < 0.25 && word.length > 5
    const query = isMistyped ? word.slice(0, 3) + word.slice(4) : word.slice(0, 3 + random() * 12)
    return { ...state, query: query.trim() }
  }

  return Array.from({ length: count }, () => {
    let state = emptyState
    for (let filters = pick([1, 2, 0, 3]); filters > 0; filters--) state = addFilter(state)
    if (random() < 0.3) state = addRange(state)
    if (random() < 0.2) state = addKeyword(state)
    return withPage({ ...state, sortBy: pick(sortOrders) }, random() < 0.2 ? 2 : 1)
  })
}
