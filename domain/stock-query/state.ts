import {
  type FacetName,
  isRangeFacet,
  type RangeFacet,
  rangeFacets,
  type TermFacet,
  termFacets,
} from './facets.ts'

/** What a site offers unless it names others: by repayment where it estimates any (D11). Spec 9.04, D7. */
export const defaultOrders = [
  'relevance',
  'latest',
  'price_desc',
  'price_asc',
  'repayment_asc',
] as const
export const sortOrders = [...defaultOrders, 'km_asc', 'year_desc'] as const
export type SortBy = (typeof sortOrders)[number]

/** How cards are placed beside each other. */
export const cardPlacings = ['grid', 'feature', 'rows', 'cells'] as const

/** How results are shown: the placings of cards, and a table to compare them. Spec 2.41. */
export const resultViews = [...cardPlacings, 'table'] as const
export type ResultView = (typeof resultViews)[number]

/** Chosen values by facet; each list is sorted, without repeats, and never empty. */
export type Terms = Readonly<Partial<Record<TermFacet, readonly string[]>>>

/** Both ends are included; an absent end is open. */
export interface Range {
  readonly min?: number
  readonly max?: number
}
export type Ranges = Readonly<Partial<Record<RangeFacet, Range>>>

/** Ends of ranges that are no amounts, as typed: `-5`. They filter nothing; fields show them. Spec 5.02. */
export interface UnreadEnds {
  readonly min?: string
  readonly max?: string
}

/** The search of a buyer. The URL, the API, pages and saved history share it (D7, Spec 3.20). */
export interface SearchState {
  readonly query: string
  /** 1-based. */
  readonly page: number
  readonly sortBy: SortBy
  /** The view that the visitor switched to; the page's own where absent. */
  readonly view?: ResultView | undefined
  readonly terms: Terms
  readonly ranges: Ranges
  /** Absent where every end was read. */
  readonly unread?: Readonly<Partial<Record<RangeFacet, UnreadEnds>>> | undefined
}

export const emptyState: SearchState = {
  query: '',
  page: 1,
  sortBy: 'relevance',
  terms: {},
  ranges: {},
}

/** The state with exactly these values of a facet; on page 1. */
export function withTerms(
  state: SearchState,
  facet: TermFacet,
  values: readonly string[],
): SearchState {
  const { [facet]: _, ...others } = state.terms
  const sorted = sortedTerms(values)
  return { ...state, page: 1, terms: sorted.length === 0 ? others : { ...others, [facet]: sorted } }
}

/** The state with this range of a facet, or none when both ends are open; on page 1. */
export function withRange(state: SearchState, facet: RangeFacet, range: Range): SearchState {
  const { [facet]: _, ...others } = state.ranges
  const open = range.min === undefined && range.max === undefined
  const { [facet]: __, ...unread } = state.unread ?? {}
  const kept = state.unread && { unread }
  return { ...state, ...kept, page: 1, ranges: open ? others : { ...others, [facet]: range } }
}

/** The state without a facet's values or range; on page 1. */
export function withoutFacet(state: SearchState, facet: FacetName): SearchState {
  return isRangeFacet(facet) ? withRange(state, facet, {}) : withTerms(state, facet, [])
}

export function withPage(state: SearchState, page: number): SearchState {
  return { ...state, page }
}

/** The state in another order; on page 1. */
export function withSort(state: SearchState, sortBy: SortBy): SearchState {
  return { ...state, page: 1, sortBy }
}

/** One removable choice. */
export type Chosen =
  | { readonly facet: TermFacet; readonly value: string }
  | { readonly facet: RangeFacet; readonly range: Range }

/** Every chosen value and range, in the order of the facets: what chips show. */
export function chosen(state: SearchState): Chosen[] {
  const values = termFacets.flatMap((facet) =>
    (state.terms[facet] ?? []).map((value) => ({ facet, value })),
  )
  const ranges = rangeFacets.flatMap((facet) => {
    const range = state.ranges[facet]
    return range === undefined ? [] : [{ facet, range }]
  })
  return [...values, ...ranges]
}

/** The state without one chip; on page 1. */
export function without(state: SearchState, choice: Chosen): SearchState {
  if ('range' in choice) return withoutFacet(state, choice.facet)
  const values = state.terms[choice.facet] ?? []
  const others = values.filter((value) => value !== choice.value)
  return withTerms(state, choice.facet, others)
}

/** Values in the one order that equal searches share, without repeats. */
export function sortedTerms(values: readonly string[]): readonly string[] {
  return values.length <= 1 ? values : [...new Set(values)].sort()
}
