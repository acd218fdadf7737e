import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'

/**
 * The search over one tenant's stock, for pages and the API. Implemented by the embedded engine; an
 * external engine could implement it for several machines or a very large stock. `makes`,
 * `modelsByMake` and `bodies` are those of all cars with a page, sold and withdrawn ones too, sorted.
 */
export interface StockSearch extends Pinnable {
  /** The number of listed cars. */
  readonly size: number
  /** The quickest, strongest and furthest of the listed cars: what `measuredFacts` compares with. */
  readonly best: BestFigures
  /**
   * Returns a page of listed cars with the counts of each facet (D8) and the extents of ranges. A
   * page beyond the last returns the last one, in `page`; an offset beyond the last car no cars. Without
   * results: 0 pages, page 1. Never throws for a visitor's input.
   */
  search(request: SearchRequest): SearchResult
  /**
   * The car of a page, listed or not: a sold car keeps its page, a withdrawn one's responds with
   * 410 (D13). Undefined for cars that the site's filter excludes or the dealer hides.
   */
  carBySlug(slug: string): Car | undefined
  /** The same car by its id. */
  carById(id: string): Car | undefined
}
