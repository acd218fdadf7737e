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
import { seededRandom } from './figures.ts'
import { zipfPick } from './search-stock.ts'

const options = { now: new Date('2026-10-01T00:00:00Z'), newTagDays: 8 }

/** What buyers tick, the likeliest first. */
const ticked: readonly TermFacet[] = [
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

/** Searches as buyers make them: 0 to 4 filters, values of cars in stock, some words, some mistyped. */
export function benchQueries(cars: readonly Car[], count = 200, seed = 7): SearchState[] {
  const random = seededRandom(seed)
  const pick = zipfPick(random)
  const anyCar = () => cars[Math.floor(random() * cars.length)]

  function ticking(state: SearchState): SearchState {
    const facet = pick(ticked)
    const values = [anyCar(), random() < 0.3 ? anyCar() : undefined].flatMap((car) => {
      const value = car && searchDocument(car, options)[facet]
      const first = typeof value === 'object' ? value[0] : value
      return first === undefined ? [] : [String(first)]
    })
    return withTerms(state, facet, values)
  }

  function ranging(state: SearchState): SearchState {
    const price = Math.round(random() * 40) * 1000
    return pick([0, 1, 2]) === 0
      ? withRange(state, 'price', random() < 0.5 ? { max: price } : { min: price, max: price * 2 })
      : withRange(state, 'year', { min: 2012 + Math.floor(random() * 12) })
  }

  function typing(state: SearchState): SearchState {
    const car = anyCar()
    if (!car) return state
    const word = pick([car.model, car.make, car.badge ?? car.make, `${car.make} ${car.model}`])
    const isMistyped = random() < 0.25 && word.length > 5
    const query = isMistyped ? word.slice(0, 3) + word.slice(4) : word.slice(0, 3 + random() * 12)
    return { ...state, query: query.trim() }
  }

  return Array.from({ length: count }, () => {
    let state = emptyState
    for (let filters = pick([1, 2, 0, 3]); filters > 0; filters--) state = ticking(state)
    if (random() < 0.3) state = ranging(state)
    if (random() < 0.2) state = typing(state)
    return withPage({ ...state, sortBy: pick(sortOrders) }, random() < 0.2 ? 2 : 1)
  })
}
