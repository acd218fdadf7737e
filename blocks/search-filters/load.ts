import { rangeFacets } from '#domain/stock-query/facets.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { runPageSearch, type SearchData } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import { type PriceDoor, priceDoors } from './price-doors.ts'
import type block from './schema.ts'

export interface FiltersData extends SearchData {
  /** None, unless the variant shows them. */
  readonly doors: readonly PriceDoor[]
}

/** Ranges have the bounds of the whole stock, so that a slider keeps them while other filters change (Spec 5.02). */
const load: Load<typeof block, FiltersData> = async ({ props, search, site, ports }) => {
  const variant = props.variant ?? site.look.filters
  const [result, all, doors] = await Promise.all([
    runPageSearch({ search, site, ports }),
    ports.search({ state: emptyState, hitsPerPage: 0, facets: rangeFacets }),
    variant === 'drawer' ? priceDoors({ search, site, ports }, props.prices) : [],
  ])
  return { ...search, result: { ...result, stats: all.stats }, doors }
}
export default load
