import type { FacetCounts, SearchResult } from './result.ts'
import { type SearchHit, searchHit } from './search-hit.ts'
import { FACET_VALUES_ANSWERED } from './thresholds.ts'

/** What `/api/search` answers: a page of cars, and what a filter form shows. Spec 7.03. */
export interface SearchAnswer extends Omit<SearchResult, 'hits' | 'ms'> {
  readonly hits: readonly SearchHit[]
}

/** The public and bounded form of a result: of a facet's values those of most cars. */
export function searchAnswer({
  hits,
  facets,
  count,
  stats,
  page,
  pages,
}: SearchResult): SearchAnswer {
  const bounded = Object.entries(facets).map(([name, counts]) => [name, mostFrequent(counts)])
  return {
    hits: hits.map(searchHit),
    count,
    facets: Object.fromEntries(bounded),
    ...{ stats, page, pages },
  }
}

function mostFrequent(counts: FacetCounts): FacetCounts {
  const values = Object.entries(counts)
  if (values.length <= FACET_VALUES_ANSWERED) return counts
  const first = values.toSorted(([, a], [, b]) => b - a).slice(0, FACET_VALUES_ANSWERED)
  return Object.fromEntries(first)
}
