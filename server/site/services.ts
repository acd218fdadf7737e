import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import type { Assets } from '#pages/render/assets.ts'
import { type FragmentCache, fragmentBytes } from '#pages/render/fragment-cache.ts'
import type { BlockCode } from '#pages/render/registry.ts'
import type { OpenAppointments } from '../appointments/taken-slots.ts'
import type { Cache, CacheSection } from '../cache/cache.ts'
import type { FindPlaces } from '../location/maps-client.ts'
import type { Log } from '../log.ts'
import type { SpinStores } from '../prize-wheel/own-spins.ts'
import { searchResultBytes } from '../search/cached-search.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import type { ValuationStore } from '../store/valuation-store.ts'
import type { WatchlistStore } from '../store/watchlist-store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { PageCache } from './page-cache.ts'

/** A request to a tenant's site, as its visitor is identified by it; `EndpointRequest` is one. */
export interface VisitorRequest {
  readonly tenant: Tenant
  /** Scheme and host of the site. */
  readonly origin: string
  readonly header: (name: string) => string | undefined
  /** Adds a cookie to the response: a session that is used lasts longer. */
  readonly setCookie: (cookie: string) => void
}

/** The services that responding to a request for a page needs. */
export interface SiteServices {
  readonly directory: TenantDirectory
  readonly stock: StockDirectory
  readonly pages: PageCache
  /** Search results, by stock version and request. */
  readonly searchResults: CacheSection<SearchResult>
  /** Rendered fragments of pages. */
  readonly fragments: FragmentCache
  /** Views and loads of blocks; default: those of the block folders. */
  readonly code?: BlockCode
  /**
   * Identifies the visitor of a request to a tenant's site. Called only where the response depends on
   * the visitor; with a cookie of another site, or an expired or forged one, the visitor is anonymous.
   */
  readonly identifyVisitor: (request: VisitorRequest) => Promise<Visitor>
  /** A tenant's appointments; absent on a server that keeps none, such as a preview: all slots are free. */
  readonly appointments?: OpenAppointments
  /** A tenant's saved cars, by account; absent on a server that keeps none, such as a preview. */
  readonly watchlist?: (tenant: string) => Promise<Pick<WatchlistStore, 'items'>>
  /** Where a postcode is that no table has; absent without a maps service. */
  readonly findPlaces?: FindPlaces
  /** A tenant's valuations; absent on a server that keeps none, such as a preview. */
  readonly valuations?: (tenant: string) => Promise<Pick<ValuationStore, 'valuation'>>
  /** Spins of wheels, and deposits; absent on a server that keeps none. */
  readonly spins?: () => Promise<SpinStores>
  readonly assets: Assets
  readonly clock: () => Date
  readonly log: Log
  /** Development shows errors, caches nothing, and passes pages through the bundler. */
  readonly development?: {
    readonly transform: (path: string, html: string) => Promise<string>
  }
}

/** For a server without sign-in: every visitor is anonymous. */
export const withoutSignIn: SiteServices['identifyVisitor'] = async () => anonymous

/** The sections of the process's cache that pages use. */
export const pageCaches = (
  cache: Cache,
  log: Log,
): Pick<SiteServices, 'pages' | 'searchResults' | 'fragments'> => ({
  pages: new PageCache(cache, log),
  searchResults: cache.section('results', searchResultBytes),
  fragments: cache.section('fragments', fragmentBytes),
})
