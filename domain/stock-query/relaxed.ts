import { type FacetName, facetNames } from './facets.ts'
import { chosen, type SearchState, withoutFacet } from './state.ts'

/** Part of a search that can be dropped: the keywords, or everything chosen of a facet. */
export type SearchPart = 'query' | FacetName

/** A search with fewer parts, on page 1. */
export interface RelaxedSearch {
  readonly dropped: readonly SearchPart[]
  readonly state: SearchState
}

/** What a buyer insists on most, the strongest first; what is not named here goes before all of these. */
const strongest: readonly SearchPart[] = [
  ...(['item_type', 'categories', 'simple_body', 'body', 'make', 'make_model', 'model'] as const),
  ...(['query', 'car_type', 'simple_fuel', 'fuel', 'price', 'weekly_price_range'] as const),
  ...(['price_range', 'year', 'km', 'transmission', 'drive', 'seats'] as const),
]

const strength = (part: SearchPart): number => {
  const place = strongest.indexOf(part)
  return place < 0 ? 0 : strongest.length - place
}

/** The parts of a search, weakest first: what a buyer would rather give up. */
export function partsOf(state: SearchState): SearchPart[] {
  const facets = new Set(chosen(state).map(({ facet }) => facet))
  const parts: SearchPart[] = facetNames.filter((name) => facets.has(name))
  if (state.query !== '') parts.push('query')
  return parts.sort((a, b) => strength(a) - strength(b))
}

const withoutPart = (state: SearchState, part: SearchPart): SearchState =>
  part === 'query' ? { ...state, query: '', page: 1 } : withoutFacet(state, part)

/** The search without one of its parts, for each part, weakest first. Spec 4.14. */
export const withoutOne = (state: SearchState): RelaxedSearch[] =>
  partsOf(state).map((part) => ({ dropped: [part], state: withoutPart(state, part) }))

/** The search without its weakest part, without the two weakest, and so on to all stock. Spec 4.14. */
export function withoutMore(state: SearchState): RelaxedSearch[] {
  const parts = partsOf(state)
  return parts.map((_, index) => {
    const dropped = parts.slice(0, index + 1)
    return { dropped, state: dropped.reduce(withoutPart, state) }
  })
}
