import { fragmentBytes } from '#pages/render/fragment-cache.ts'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { devAssets } from './assets/dev-assets.ts'
import { Cache } from './cache/cache.ts'
import { jsonLog } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import type { Settings } from './settings.ts'
import { PageCache } from './site/page-cache.ts'
import { stockDirectory } from './site/stock-directory.ts'
import { sharedStore } from './store/shared-store.ts'
import { makeDataDirectory, storeFile } from './store/store-file.ts'
import { formatProblem } from './tenants/file-problem.ts'
import { loadTenants } from './tenants/load.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'

export interface DevelopmentApp {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly sites: readonly SiteLink[]
  /** Faults of page and site files, a line each. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** The server over the tenants as they are now. It keeps no page: each request shows the code. */
export async function developmentApp(
  settings: Settings,
  transform: (path: string, html: string) => Promise<string>,
): Promise<DevelopmentApp> {
  await makeDataDirectory(settings.dataDir)
  const { tenants, faulty, problems: found } = await loadTenants(settings.tenantsDir, blocks)
  const problems = found.map(formatProblem)
  const clock = () => new Date()
  const file = storeFile(settings.dataDir)
  const store = sharedStore(file, (slug) => stock.changed(slug), jsonLog)
  const stock = stockDirectory(store.open, clock, jsonLog)
  const app = createApp({
    services: {
      tenants: () => tenants,
      faulty: () => faulty,
      stock,
      cache: new PageCache(0, jsonLog),
      fragments: new Cache(0).section('fragments', fragmentBytes),
      assets: devAssets,
      clock,
      log: jsonLog,
      development: { transform, problems },
    },
    media: mediaRoutes({ dataDir: settings.dataDir, tenantsDir: settings.tenantsDir }),
    listSites: true,
    trustProxy: false,
  })
  return {
    fetch: app.fetch,
    sites: siteLinks(tenants.values(), `localhost:${settings.port}`),
    problems,
    close: () => store.close(),
  }
}
