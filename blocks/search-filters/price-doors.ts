import { searchPath, withPins } from '#domain/stock-query/pins.ts'
import { countable, shownCount } from '#domain/stock-query/shown-count.ts'
import type { Range, SearchState } from '#domain/stock-query/state.ts'
import { emptyState, withoutFacet, withRange } from '#domain/stock-query/state.ts'
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
 * The page's search at any price and up to a few of `prices`, in dollars, each with its count. Which
 * prices depends on the page's path only: whatever a buyer chooses or types, the row keeps its height
 * (Spec 4.14). There are none where the stock leaves nothing to choose.
 */
export async function priceDoors(
  { search, site, ports }: Context,
  prices: readonly number[],
): Promise<PriceDoor[]> {
  const { state, pins } = search
  const chosen = state.ranges.price ?? {}
  const facets = site.replaceLargeCounts ? countable : []
  const found = async (searched: SearchState) => {
    const result = await ports.search({ state: searched, hitsPerPage: 0, facets })
    return { searched, count: shownCount(result, searched, site) }
  }
  const upTo = (from: SearchState, max: number | undefined) =>
    found(withRange(from, 'price', max === undefined ? {} : { max }))

  const ascending = [...new Set(prices)].sort((a, b) => a - b)
  const stock = withPins(emptyState, pins)
  const [all, ...counted] = await Promise.all([
    upTo(stock, undefined),
    ...ascending.map(async (max) => ({ max, ...(await upTo(stock, max)) })),
  ])
  const shown = chosenPrices(counted.filter(({ count }) => count < all.count))
  if (shown.length === 0) return []

  const anyPrice = withoutFacet(withoutFacet(state, 'price'), 'price_range')
  const door = async (range: Range): Promise<PriceDoor> => {
    const { searched, count } = await upTo(anyPrice, range.max)
    return {
      ...(range.max !== undefined && { price: range.max }),
      href: searchPath(searched, pins),
      count,
      isCurrent: chosen.min === range.min && chosen.max === range.max,
    }
  }
  return Promise.all([{}, ...shown.map(({ max }) => ({ max }))].map(door))
}
