import type { Assets } from '#pages/render/assets.ts'
import type { FragmentCache } from '#pages/render/fragment-cache.ts'
import type { Log } from '../log.ts'
import type { FaultyTenant, Tenant } from '../tenants/load.ts'
import type { PageCache } from './page-cache.ts'
import type { StockDirectory } from './stock-directory.ts'

/** What answering a page takes. */
export interface SiteServices {
  readonly tenants: () => ReadonlyMap<string, Tenant>
  /** Sites whose own file is wrong. */
  readonly faulty: () => ReadonlyMap<string, FaultyTenant>
  readonly stock: StockDirectory
  readonly cache: PageCache
  /** Rendered pieces of pages. */
  readonly fragments: FragmentCache
  readonly assets: Assets
  readonly clock: () => Date
  readonly log: Log
  /** Development shows faults, keeps nothing, and passes pages through the bundler. */
  readonly development?: {
    /** Faults of page and site files, a line each. */
    readonly problems: readonly string[]
    readonly transform: (path: string, html: string) => Promise<string>
  }
}
