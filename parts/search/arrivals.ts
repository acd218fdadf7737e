import { canonicalPath } from '#domain/stock-query/pins.ts'
import { withSort } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { CarRowData } from '../car-row/car-row.tsx'
import type { SearchPort } from './page-search.ts'

/** At most `limit` cars that came in last and can be had, and the search of all in that order. Spec 2.09. */
export async function arrivalsOf(limit: number, ports: SearchPort): Promise<CarRowData> {
  const state = withSort(searchStateOf('status=in_stock'), 'latest')
  const { hits } = await ports.search({ state, hitsPerPage: limit, facets: [] })
  return { cars: hits, best: ports.best, searchHref: canonicalPath(state) }
}
