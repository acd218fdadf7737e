import type { Assets } from '#pages/render/assets.ts'
import type { Log } from '../log.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { PageCache } from './page-cache.ts'
import type { StockDirectory } from './stock-directory.ts'

/** What answering a page takes. */
export interface SiteServices {
  readonly directory: TenantDirectory
  readonly stock: StockDirectory
  readonly cache: PageCache
  readonly assets: Assets
  readonly clock: () => Date
  readonly log: Log
  /** Development shows faults, keeps nothing, and passes pages through the bundler. */
  readonly development?: {
    readonly transform: (path: string, html: string) => Promise<string>
  }
}
