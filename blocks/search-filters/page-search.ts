import type { FacetName } from '#domain/stock-query/facets.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import type { PageSearch, Ports } from '../define-load.ts'
import type { SiteView } from '../view-context.ts'
import { countable } from './shown-count.ts'

interface Context {
  readonly search: PageSearch
  readonly site: SiteView
  readonly ports: Ports
}

/** The page's one search: blocks that ask it the same way share the answer. */
export const pageSearch = ({ search, site, ports }: Context): Promise<SearchResult> =>
  Promise.resolve(ports.search({ state: search.state, facets: facetsShown(site) }))

/** Only what the site's filters and counts show is counted. */
const facetsShown = ({ searchFilters }: SiteView): FacetName[] => [
  ...new Set<FacetName>([...searchFilters, ...countable]),
]
