import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import type { CacheSection } from '../cache/cache.ts'
import type { StockSearch } from './stock-search-port.ts'

export type Search = (request: SearchRequest) => SearchResult

/** A search, and the version of the tenant's stock that it searches. */
export interface VersionedSearch {
  readonly search: StockSearch
  /** Names the tenant too. */
  readonly version: string
}

/**
 * Equal searches of one stock version share a result, within a request and between requests (Spec 9.02).
 * Without a cache only within a request.
 */
export function cachedSearch(
  { search, version }: VersionedSearch,
  searchResults: CacheSection<SearchResult> | undefined,
): Search {
  const ofThisRequest = new Map<string, SearchResult>()
  const store = (key: string, result: SearchResult) => searchResults?.offer(key, result) ?? result
  return (request) => {
    const key = `${version} ${JSON.stringify(request)}`
    const known = ofThisRequest.get(key) ?? searchResults?.get(key)
    const result = known ?? store(key, search.search(request))
    ofThisRequest.set(key, result)
    return result
  }
}

const VALUE_BYTES = 60
/** A car as an object: a cached result keeps its cars alive. */
const HIT_BYTES = 3_600

/** What a cached search result takes in memory, in bytes. */
export function searchResultBytes({ hits, facets }: SearchResult): number {
  const values = Object.values(facets).reduce((sum, counts) => sum + Object.keys(counts).length, 0)
  return hits.length * HIT_BYTES + values * VALUE_BYTES
}
