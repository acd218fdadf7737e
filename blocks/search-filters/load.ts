import { rangeFacets } from '#domain/stock-query/facets.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import type { Load, PageSearch } from '../define-load.ts'
import { pageSearch } from './page-search.ts'
import type block from './schema.ts'

/** The page's search and what it found. */
export interface SearchData extends PageSearch {
  readonly result: SearchResult
}

/** Ranges have the ends of the whole stock: a slider keeps them while other filters change (Spec 5.02). */
const load: Load<typeof block, SearchData> = async ({ search, site, ports }) => {
  const [result, all] = await Promise.all([
    pageSearch({ search, site, ports }),
    ports.search({ state: emptyState, hitsPerPage: 0, facets: rangeFacets }),
  ])
  return { ...search, result: { ...result, stats: all.stats } }
}
export default load
