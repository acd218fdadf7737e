import type { Ports } from '#blocks/define-load.ts'
import type { Records } from '#domain/records.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import type { Assets } from './assets.ts'
import type { FragmentCache } from './fragment-cache.ts'

/** The page's search, and what is in stock: only that has a path of its own. */
export interface RequestSearch extends PageSearch {
  readonly known?: Pinnable
}

/** One page for one moment: everything that its HTML depends on. */
export interface PageRequest {
  readonly page: ResolvedPage
  readonly site: SiteView
  readonly themeCss: string
  readonly view: PageView
  /** The whole address that the visitor sees, with origin and query. No view is given it. */
  readonly url: string
  readonly records: Partial<Records>
  readonly search: RequestSearch
  readonly ports: Ports
  /** The site's calendar day (D5), `2026-11-21`. */
  readonly today: string
  /** Changes with the site's files and the moment: HTML cached under another is not used. */
  readonly version: string
  readonly fragments: FragmentCache
  readonly assets: Assets
  /** Development and preview show a failing block; production leaves it out. */
  readonly showFaults: boolean
  /** A block failed; the page still answers. */
  readonly onFault: (fault: BlockFault) => void
}

export interface BlockFault {
  readonly blockId: string
  readonly block: string
  readonly cause: unknown
}

/** Something that every block of the page needs is not there: the page says so with a 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}
