import type { FacetName } from './facets.ts'
import type { SearchResult } from './result.ts'
import type { SearchState } from './state.ts'
import { MAX_COUNT_EXACT } from './thresholds.ts'

/** A site's settings for counts; see its search settings. */
export interface CountSettings {
  readonly replaceLargeCounts: boolean
  readonly stockCount?: number | undefined
}

/** Every car has exactly one value of each of these, so their counts add up to all cars. */
export const countable = ['car_type', 'item_type', 'make'] as const satisfies readonly FacetName[]

/**
 * The number of cars that a search shows as found: our exact count, unless the site replaces counts above 1999
 * by its stock count or, without one, by the sum of a facet's counts. A chosen facet counts
 * cars outside the search too (D8) and is not summed. Spec 9.03.
 */
export function shownCount(
  { count, facets }: Pick<SearchResult, 'count' | 'facets'>,
  { terms }: Pick<SearchState, 'terms'>,
  { replaceLargeCounts, stockCount }: CountSettings,
): number {
  const isLarge = count > MAX_COUNT_EXACT
  if (!replaceLargeCounts || !isLarge) return count
  if (stockCount !== undefined) return stockCount
  const facet = countable.find((name) => facets[name] && terms[name] === undefined)
  const counts = facet && facets[facet]
  return counts ? Object.values(counts).reduce((sum, cars) => sum + cars, 0) : count
}
