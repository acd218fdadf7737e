import { searchPath } from '#domain/stock-query/pins.ts'
import { countable, shownCount } from '#domain/stock-query/shown-count.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { withoutFacet, withRange } from '#domain/stock-query/state.ts'
import { chosenPrices } from '#parts/search/chosen-prices.ts'
import type { PageSearch, SearchPort } from '#parts/search/page-search.ts'
import type { SiteView } from '#parts/view-context.ts'

/** A link to the page's search up to a price. */
export interface PriceDoor {
  /** Whole dollars; the link without a price leads to cars of any price. */
  readonly price?: number
  readonly href: string
  readonly count: number
  readonly isCurrent: boolean
}

interface Context {
  readonly search: PageSearch
  readonly site: SiteView
  readonly ports: SearchPort
}

/**
 * The page's search at any price and up to a few of `prices`, in dollars, each with its count. There
 * are none where the stock leaves nothing to choose; a search without cars keeps the first, so that the
 * page does not move while a buyer types.
 */
export async function priceDoors(
  { search, site, ports }: Context,
  prices: readonly number[],
): Promise<PriceDoor[]> {
  const { state, pins } = search
  const chosen = state.ranges.price ?? {}
  const anyPrice = withoutFacet(withoutFacet(state, 'price'), 'price_range')
  const door = async (range: Range): Promise<PriceDoor> => {
    const searched = withRange(anyPrice, 'price', range)
    const facets = site.replaceLargeCounts ? countable : []
    const result = await ports.search({ state: searched, hitsPerPage: 0, facets })
    return {
      ...(range.max !== undefined && { price: range.max }),
      href: searchPath(searched, pins),
      count: shownCount(result, searched, site),
      isCurrent: chosen.min === range.min && chosen.max === range.max,
    }
  }
  const ascending = [...new Set(prices)].sort((a, b) => a - b)
  const [any, ...upTo] = await Promise.all([{}, ...ascending.map((max) => ({ max }))].map(door))
  const shown = any ? chosenPrices(upTo.filter(({ count }) => count < any.count)) : []
  return any && (shown.length > 0 || any.count === 0) ? [any, ...shown] : []
}
