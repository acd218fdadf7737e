import type { Ports } from '#blocks/define-load.ts'
import type { Anonymous, Visitor } from '#domain/account/visitor.ts'
import type { Records } from '#domain/records.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import type { Assets } from './assets.ts'
import type { FragmentCache } from './fragment-cache.ts'
import type { BlockCode } from './registry.ts'

/** The page's search, and what is in stock: only that has a path of its own. */
export interface RequestSearch extends PageSearch {
  readonly known?: Pinnable
}

/** Whom an answer is for: only one for everyone may be kept and sent to others. */
export type Audience = 'everyone' | 'visitor'

/** One page for one moment: everything that its HTML depends on. */
export type PageRequest = SharedRequest | PersonalRequest

/** For everyone: each personal block shows what an anonymous visitor sees. */
export interface SharedRequest extends AnyRequest {
  readonly audience: Extract<Audience, 'everyone'>
  readonly visitor: Anonymous
}

/** For one visitor, signed in or not. */
export interface PersonalRequest extends AnyRequest {
  readonly audience: Extract<Audience, 'visitor'>
  readonly visitor: Visitor
}

interface AnyRequest {
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
  /** Of everyone's pages the server's cache, else one that ends with the request. */
  readonly fragments: FragmentCache
  readonly code: BlockCode
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
