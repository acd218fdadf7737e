import { seededRandom } from '#demo/random.ts'
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

/** Searches like a buyer's: 0 to 3 filters by values in stock, some ranges, some keywords, some mistyped. */
export function benchQueries(cars: readonly Car[], count = 200): SearchState[] {
  const random = seededRandom('queries')

  function addFilter(state: SearchState): SearchState {
    const facet = random.weighted(filteredFacets, (one) => 1 / (1 + filteredFacets.indexOf(one)))
    const chosen = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(cars))
    const values = chosen.flatMap((car) => {
      const value = searchDocument(car, options)[facet]
      const first = typeof value === 'object' ? value[0] : value
      return first === undefined ? [] : [String(first)]
    })
    return withTerms(state, facet, values)
  }

  function addRange(state: SearchState): SearchState {
    const price = random.integer(0, 40) * 1000
    return random.chance(0.5)
      ? withRange(
          state,
          'price',
          random.chance(0.5) ? { max: price } : { min: price, max: price * 2 },
        )
      : withRange(state, 'year', { min: random.integer(2012, 2023) })
  }

  function addKeyword(state: SearchState): SearchState {
    const { model, make, badge = make } = random.pick(cars)
    const word = random.pick([model, make, badge, `${make} ${model}`])
    const isMistyped = random.chance(0.25) && word.length > 5
    const query = isMistyped
      ? word.slice(0, 3) + word.slice(4)
      : word.slice(0, random.integer(3, 14))
    return { ...state, query: query.trim() }
  }

  return Array.from({ length: count }, () => {
    let state = emptyState
    for (let filters = random.pick([0, 1, 1, 1, 2, 2, 3]); filters > 0; filters--)
      state = addFilter(state)
    if (random.chance(0.3)) state = addRange(state)
    if (random.chance(0.2)) state = addKeyword(state)
    return withPage({ ...state, sortBy: random.pick(sortOrders) }, random.chance(0.2) ? 2 : 1)
  })
}
