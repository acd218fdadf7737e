import { join } from 'node:path'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { devAssets } from './assets/dev-assets.ts'
import { Cache } from './cache/cache.ts'
import { eventsEndpoint } from './events/endpoint.ts'
import { EventCounter } from './events/event-counter.ts'
import { jsonLog, setLogLevel } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import type { Settings } from './settings.ts'
import { openStock } from './site/open-stock.ts'
import { keptIn, withoutSignIn } from './site/services.ts'
import { makeDataDirectory, storeLocation } from './store/store-file.ts'
import { loadedDirectory } from './tenants/directory.ts'
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
  setLogLevel(settings.logLevel)
  await makeDataDirectory(settings.dataDir)
  const loaded = await loadTenants(settings.tenantsDir, blocks)
  const directory = loadedDirectory(loaded)
  const problems = loaded.problems.map(formatProblem)
  const clock = () => new Date()
  const location = storeLocation(settings)
  // No page is kept: each request shows the code. Nor is anything else that could be stale.
  const cache = new Cache(0)
  const thread = join(import.meta.dirname, 'search/build/stock-thread.ts')
  const stock = openStock({ location, thread, cache, clock, log: jsonLog })
  const events = new EventCounter({ open: stock.store.open, log: jsonLog })
  const app = createApp({
    services: {
      directory,
      stock: stock.directory,
      ...keptIn(cache, jsonLog),
      visitorOf: withoutSignIn,
      assets: devAssets,
      clock,
      log: jsonLog,
      development: { transform },
    },
    media: mediaRoutes({ dataDir: settings.dataDir, tenantsDir: settings.tenantsDir }),
    endpoints: [eventsEndpoint(events, clock)],
    listSites: true,
    trustProxy: false,
  })
  return {
    fetch: app.fetch,
    sites: siteLinks(directory.sites(), `localhost:${settings.port}`),
    problems,
    async close() {
      await events.close()
      await stock.close()
    },
  }
}
