import type { SearchResult } from '#domain/stock-query/result.ts'
import type { Assets } from '#pages/render/assets.ts'
import { type FragmentCache, fragmentBytes } from '#pages/render/fragment-cache.ts'
import type { Cache, CacheSection } from '../cache/cache.ts'
import type { Log } from '../log.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
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
  readonly assets: Assets
  readonly clock: () => Date
  readonly log: Log
  /** Development shows faults, keeps nothing, and passes pages through the bundler. */
  readonly development?: {
    readonly transform: (path: string, html: string) => Promise<string>
  }
}

/** The parts of a process's cache that answering pages uses. */
export const keptIn = (
  cache: Cache,
  log: Log,
): Pick<SiteServices, 'pages' | 'answers' | 'fragments'> => ({
  pages: new PageCache(cache, log),
  answers: cache.section('answers', answerBytes),
  fragments: cache.section('fragments', fragmentBytes),
})
