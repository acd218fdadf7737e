import type { FacetCounts, SearchResult } from './result.ts'
import { type SearchHit, searchHit } from './search-hit.ts'
import { FACET_VALUES_ANSWERED } from './thresholds.ts'

/** The response of `/api/search`: a page of cars, and the data of a filter form. Spec 7.03. */
export interface SearchResponse extends Omit<SearchResult, 'hits' | 'ms' | 'without'> {
  readonly hits: readonly SearchHit[]
}

/** The public, bounded form of a result: of each facet the most frequent values. */
export function searchResponse({
  hits,
  facets,
  count,
  stats,
  page,
  pages,
  reading,
}: SearchResult): SearchResponse {
  const bounded = Object.entries(facets).map(([name, counts]) => [name, mostFrequent(counts)])
  return {
    hits: hits.map(searchHit),
    count,
    facets: Object.fromEntries(bounded),
    stats,
    page,
    pages,
    reading,
  }
}

function mostFrequent(counts: FacetCounts): FacetCounts {
  const values = Object.entries(counts)
  if (values.length <= FACET_VALUES_ANSWERED) return counts
  const first = values.toSorted(([, a], [, b]) => b - a).slice(0, FACET_VALUES_ANSWERED)
  return Object.fromEntries(first)
}
