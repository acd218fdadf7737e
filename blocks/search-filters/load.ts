import { rangeFacets } from '#domain/stock-query/facets.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { runPageSearch, type SearchData } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Ranges have the bounds of the whole stock, so that a slider keeps them while other filters change (Spec 5.02). */
const load: Load<typeof block, SearchData> = async ({ search, site, ports }) => {
  const [result, all] = await Promise.all([
    runPageSearch({ search, site, ports }),
    ports.search({ state: emptyState, hitsPerPage: 0, facets: rangeFacets }),
  ])
  return { ...search, result: { ...result, stats: all.stats } }
}
export default load
