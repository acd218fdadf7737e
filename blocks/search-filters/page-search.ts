import type { FacetName } from '#domain/stock-query/facets.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { countable } from '#domain/stock-query/shown-count.ts'
import type { PageSearch, Ports } from '../define-load.ts'
import type { SiteView } from '../view-context.ts'

interface Context {
  readonly search: PageSearch
  readonly site: SiteView
  readonly ports: Ports
}

/** The page's one search: blocks that ask it the same way share the answer. */
export const pageSearch = ({ search, site, ports }: Context): Promise<SearchResult> =>
  Promise.resolve(ports.search({ state: search.state, facets: facetsShown(site) }))

/** Only what the site's filters and counts show is counted. */
const facetsShown = ({ searchFilters, replaceLargeCounts }: SiteView): FacetName[] => [
  ...new Set<FacetName>([...searchFilters, ...(replaceLargeCounts ? countable : [])]),
]
