import { type FacetName, facetNames } from './facets.ts'
import {
  hasKeywords,
  type QueryReading,
  queryWithout,
  type ReadWords,
  type WordFacet,
} from './query-reading.ts'
import { chosen, type SearchState, withoutFacet } from './state.ts'
import type { WordNumber } from './word-fields.ts'

/** Part of a search that can be dropped: keywords, words that filter, or everything chosen of a facet. */
export type SearchPart = 'query' | ReadWords | FacetName

/** A search with fewer parts, on page 1. */
export interface RelaxedSearch {
  readonly dropped: readonly SearchPart[]
  readonly state: SearchState
}

/** What a buyer insists on most, the strongest first; what is not named here goes before all of these. */
const strongest: readonly ('query' | 'meaning' | WordFacet | WordNumber | FacetName)[] = [
  ...(['item_type', 'categories', 'simple_body', 'body', 'make', 'make_model', 'model'] as const),
  ...(['query', 'meaning', 'car_type', 'simple_fuel', 'fuel', 'price'] as const),
  ...(['weekly_price_range', 'monthly_price_range', 'weekly_price', 'monthly_price'] as const),
  ...(['price_range', 'sleeps', 'cab', 'braked_towing', 'electric_range', 'engine_cc'] as const),
  ...(['year', 'km', 'transmission', 'drive', 'seats'] as const),
]

const strength = (part: SearchPart): number => {
  const name = typeof part === 'string' ? part : part.facet
  const place = strongest.indexOf(name)
  return place < 0 ? 0 : strongest.length - place
}

/** The parts of a search, weakest first: what a buyer would rather give up. */
export function partsOf(state: SearchState, reading: QueryReading): SearchPart[] {
  const facets = new Set(chosen(state).map(({ facet }) => facet))
  const parts: SearchPart[] = [
    ...facetNames.filter((name) => facets.has(name)),
    ...reading.filters,
    ...(hasKeywords(state.query, reading) ? (['query'] as const) : []),
  ]
  return parts.sort((a, b) => strength(a) - strength(b))
}

const without = (
  state: SearchState,
  reading: QueryReading,
  dropped: readonly SearchPart[],
): SearchState => {
  const facets = dropped.filter((part) => part !== 'query' && typeof part === 'string')
  const query = queryWithout(state.query, reading, {
    filters: dropped.filter((part) => typeof part !== 'string'),
    keywords: dropped.includes('query'),
  })
  return facets.reduce(withoutFacet, { ...state, query, page: 1 })
}

/** The search without one of its parts, for each part, weakest first. Spec 4.14, D10. */
export const withoutOne = (state: SearchState, reading: QueryReading): RelaxedSearch[] =>
  partsOf(state, reading).map((part) => ({
    dropped: [part],
    state: without(state, reading, [part]),
  }))

/** The search without its weakest part, without the two weakest, and so on to all stock. Spec 4.14. */
export function withoutMore(state: SearchState, reading: QueryReading): RelaxedSearch[] {
  const parts = partsOf(state, reading)
  return parts.map((_, index) => {
    const dropped = parts.slice(0, index + 1)
    return { dropped, state: without(state, reading, dropped) }
  })
}
