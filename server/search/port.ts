import type { Car } from '#domain/car/car.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'

/**
 * One tenant's stock as pages and the API search it. The embedded engine stands behind it; another
 * engine may, where many machines or a very large stock ask for it. `makes`, `modelsByMake` and
 * `bodies` are those of listed cars, by name.
 */
export interface StockSearch extends Pinnable {
  /** Cars that are listed. */
  readonly size: number
  /**
   * Answers a page of listed cars with counts of each facet (D8) and the extents of ranges. A page
   * beyond the last answers the last one; `page` tells which. Nothing found: 0 pages, page 1. Never
   * throws for what a buyer can ask.
   */
  search(request: SearchRequest): SearchResult
  /**
   * The car of a page, listed or not: the page of a sold car stays, that of a withdrawn one answers
   * 410 (D13). None that the site's filter excludes or the dealer keeps off the website.
   */
  carBySlug(slug: string): Car | undefined
}
