import type { SearchResult } from '#domain/stock-query/result.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import type { SiteView } from '../view-context.ts'

/** Counts above this are replaced. Spec 9.03. */
const countShownAtMost = 1999

/** Every car has exactly one value of each of these. */
export const countable = ['car_type', 'item_type', 'make'] as const

/**
 * How many cars a search says it found: above 1999 the site's stock count, or the sum of a facet's
 * counts. A facet that is chosen counts cars outside the search too (D8) and is not summed. Spec 9.03.
 */
export function shownCount(result: SearchResult, state: SearchState, site: SiteView): number {
  if (result.count <= countShownAtMost) return result.count
  if (site.stockCount !== undefined) return site.stockCount
  const facet = countable.find((name) => result.facets[name] && state.terms[name] === undefined)
  const counts = facet && result.facets[facet]
  return counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : result.count
}
