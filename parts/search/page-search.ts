import type { ItemType } from '#domain/car/kinds.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import type { FacetName } from '#domain/stock-query/facets.ts'
import type { Pins } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import type { SearchTexts } from '#domain/stock-query/search-texts.ts'
import { countable } from '#domain/stock-query/shown-count.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import type { SiteView } from '../view-context.ts'

export interface SearchPort {
  /** Searches the tenant's stock; equal requests of one page share one result. */
  search(request: SearchRequest): SearchResult | Promise<SearchResult>
  /** The best figures of the listed cars, which a car's bars compare with. */
  readonly best: BestFigures
}

/** The search that a page's path and query describe (D7). */
export interface PageSearch {
  readonly state: SearchState
  readonly pins?: Pins | undefined
  /** The kind of vehicle that texts name, as in "12 motorcycles"; it filters nothing. */
  readonly itemType: ItemType
  /** Whether the site lists anything at all. */
  readonly hasStock: boolean
  /** The path pins a make, model, body or condition of which no car is listed. */
  readonly isSoldOut?: boolean
  /** Ids of the cars that the address names, on a page with a block that shows them (`chooses`). */
  readonly chosen?: readonly string[] | undefined
  /** The site's own texts for this search, if it has some. */
  readonly searchTexts?: SearchTexts | undefined
}

/** The page's search and what it found. */
export interface SearchData extends PageSearch {
  readonly result: SearchResult
}

interface Context {
  readonly search: PageSearch
  readonly site: SiteView
  readonly ports: SearchPort
}

/** Runs the page's search; all blocks of the page share the result. */
export const runPageSearch = ({ search, site, ports }: Context): Promise<SearchResult> =>
  Promise.resolve(ports.search({ state: search.state, facets: facetsShown(site) }))

/** Only the facets that the site's filters and counts show. */
const facetsShown = ({ searchFilters, replaceLargeCounts }: SiteView): FacetName[] => [
  ...new Set<FacetName>([...searchFilters, ...(replaceLargeCounts ? countable : [])]),
]
