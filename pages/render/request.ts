import type { Parameters } from '#blocks/define-block.ts'
import type { Ports } from '#blocks/define-load.ts'
import type { Anonymous, Visitor } from '#domain/account/visitor.ts'
import type { Records } from '#domain/records.ts'
import type { ReadPins } from '#domain/stock-query/pins.ts'
import type { DecidedProps } from '#parts/rendering.tsx'
import type { PageSearch } from '#parts/search/page-search.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { ResolvedPage } from '../resolved-page.ts'
import type { Assets } from './assets.ts'
import type { FragmentCache } from './fragment-cache.ts'
import type { Html } from './html.ts'
import type { BlockCode } from './registry.ts'

/** The page's search, and the paths that are searches: a canonical address is one of these. */
export interface RequestSearch extends PageSearch {
  readonly readPins?: ReadPins
}

/** Whom a response is for: only one for everyone may be cached and sent to others. */
export type Audience = 'everyone' | 'visitor'

/** One page at one time: everything that its HTML depends on. */
export type PageRequest = SharedRequest | PersonalRequest

/** For everyone: each personal block shows what an anonymous visitor sees. */
export interface SharedRequest extends AnyRequest {
  readonly audience: Extract<Audience, 'everyone'>
  readonly view: SharedView
  readonly visitor: Anonymous
}

/** For one visitor, signed in or not. */
export interface PersonalRequest extends AnyRequest {
  readonly audience: Extract<Audience, 'visitor'>
  readonly visitor: Visitor
}

/** The page as a view of everyone's page gets it: nothing that a visitor typed. */
type SharedView = PageView & {
  readonly form?: never
  readonly signIn?: never
  readonly myDetails?: never
  readonly valuation?: never
  readonly checkout?: never
  readonly purchase?: never
  readonly reservation?: never
  readonly payment?: never
  readonly appointment?: never
}

interface AnyRequest {
  readonly page: ResolvedPage
  readonly site: SiteView
  readonly view: PageView
  /** The full URL of the visitor, with origin and query. Views do not get it. */
  readonly url: string
  readonly records: Partial<Records>
  /** Of the address, by name: only those that a block of the page reads. */
  readonly parameters: Parameters
  readonly search: RequestSearch
  readonly ports: Ports
  /** The site's calendar day (D5), `2026-11-21`. */
  readonly today: string
  /** Prefix of the fragments' cache keys: changes with the site's files, its stock and its day. */
  readonly version: string
  /** For everyone's pages the server's cache, else one for this request only. */
  readonly fragments: FragmentCache
  readonly code: BlockCode
  readonly assets: Assets
  /** Development and preview show a failing block; production leaves it out. */
  readonly showFaults: boolean
  /** For who asks why something is shown (Spec 6.04): the mark of what a rule decides of a car. */
  readonly why?: (props: Pick<DecidedProps, 'thing' | 'car'>) => Html
  /** Called for each failed block; the page is still rendered. */
  readonly onFault: (fault: BlockFault) => void
}

export interface BlockFault {
  readonly blockId: string
  readonly block: string
  readonly cause: unknown
}

/** A service that the whole page needs is not available: the page is answered with 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}
