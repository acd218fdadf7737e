import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import type { Assets } from '#pages/render/assets.ts'
import { type FragmentCache, fragmentBytes } from '#pages/render/fragment-cache.ts'
import type { BlockCode } from '#pages/render/registry.ts'
import type { Cache, CacheSection } from '../cache/cache.ts'
import type { Log } from '../log.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/load.ts'
import { PageCache } from './page-cache.ts'
import { answerBytes } from './page-request.ts'
import type { StockDirectory } from './stock-directory.ts'

/** What answering a page takes. */
export interface SiteServices {
  readonly directory: TenantDirectory
  readonly stock: StockDirectory
  readonly pages: PageCache
  /** Answers of searches, by stock and request. */
  readonly answers: CacheSection<SearchResult>
  /** Rendered pieces of pages. */
  readonly fragments: FragmentCache
  /** Views and loads of blocks; without it those of the folders. */
  readonly code?: BlockCode
  /**
   * Who sent a request to a tenant's site. It is asked only where the answer depends on that; a
   * cookie of another site, an old or a forged one is an anonymous visitor's, and no error.
   */
  readonly visitorOf: (request: Request, tenant: Tenant) => Promise<Visitor>
  readonly assets: Assets
  readonly clock: () => Date
  readonly log: Log
  /** Development shows faults, keeps nothing, and passes pages through the bundler. */
  readonly development?: {
    readonly transform: (path: string, html: string) => Promise<string>
  }
}

/** Without a way to sign in nobody is signed in. */
export const withoutSignIn: SiteServices['visitorOf'] = async () => anonymous

/** The parts of a process's cache that answering pages uses. */
export const keptIn = (
  cache: Cache,
  log: Log,
): Pick<SiteServices, 'pages' | 'answers' | 'fragments'> => ({
  pages: new PageCache(cache, log),
  answers: cache.section('answers', answerBytes),
  fragments: cache.section('fragments', fragmentBytes),
})
