import type { Car } from '../car/car.ts'
import type { FacetName, RangeFacet } from './facets.ts'
import type { Filter } from './filter-match.ts'
import type { QueryReading } from './query-reading.ts'
import type { SearchState } from './state.ts'

/** A search request. `facets` limits the counts; the default is all of them. */
export interface SearchRequest {
  readonly state: SearchState
  /** Cars a page; the default is 21 (Spec 9.02). */
  readonly hitsPerPage?: number
  /** Cars that are passed over, instead of those of the pages before the state's. */
  readonly offset?: number
  readonly facets?: readonly FacetName[]
  /** Of facets; the counts of all facets respect it. */
  readonly filter?: Filter | undefined
}

/** Value → number of cars, most frequent first (D8: a facet's own selection is ignored). */
export type FacetCounts = Readonly<Record<string, number>>

/** The result of every search engine, the embedded one and any other (Spec 7.03). */
export interface SearchResult {
  readonly hits: readonly Car[]
  readonly count: number
  readonly facets: Readonly<Partial<Record<FacetName, FacetCounts>>>
  readonly stats: Readonly<
    Partial<Record<RangeFacet, { readonly min: number; readonly max: number }>>
  >
  /** For each facet that the search filters by: the cars that it finds without it, where the engine counts them. */
  readonly without?: Readonly<Partial<Record<FacetName, number>>>
  /** 1-based. */
  readonly page: number
  readonly pages: number
  /** How the query was read; without one, empty. */
  readonly reading: QueryReading
  /** Milliseconds spent searching. */
  readonly ms: number
}
