import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { fragmentBytes } from '#pages/render/fragment-cache.ts'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { builtAssets } from './assets/built-assets.ts'
import { Cache } from './cache/cache.ts'
import { listen } from './http/listen.ts'
import { jsonLog } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import { settingsOf } from './settings.ts'
import { HotPages } from './site/hot-pages.ts'
import { PageCache } from './site/page-cache.ts'
import type { SiteServices } from './site/services.ts'
import { stockDirectory } from './site/stock-directory.ts'
import { sharedStore } from './store/shared-store.ts'
import { storeFile } from './store/store-file.ts'
import { expectSites } from './tenants/expect-sites.ts'
import { formatProblem } from './tenants/file-problem.ts'
import { loadTenants } from './tenants/load.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'

const cacheBytes = 256 * 1024 * 1024
const fragmentsBytes = 64 * 1024 * 1024

export interface Running {
  readonly sites: readonly SiteLink[]
  close(): Promise<void>
}

/**
 * Starts the built product and resolves when it is listening. `dist` is the folder of the build.
 * @throws Error whose message says what to do: a wrong setting, a taken port
 */
export async function start(
  dist: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Running> {
  const settings = settingsOf(env)
  const loaded = await loadTenants(settings.tenantsDir, blocks)
  expectSites(loaded, settings.tenantsDir)
  const { tenants, faulty, problems } = loaded
  for (const problem of problems) jsonLog.error('tenant_file', { problem: formatProblem(problem) })
  const clock = () => new Date()
  const file = storeFile(settings.dataDir)
  const store = sharedStore(file, (slug) => stock.changed(slug), jsonLog)
  const stock = stockDirectory(store.open, clock, jsonLog)
  const services: SiteServices = {
    tenants: () => tenants,
    faulty: () => faulty,
    stock,
    cache: new PageCache(cacheBytes, jsonLog),
    fragments: new Cache(fragmentsBytes).section('fragments', fragmentBytes),
    assets: builtAssets(dist),
    clock,
    log: jsonLog,
  }
  const hot = new HotPages(services)
  const app = createApp({
    services,
    hot,
    media: mediaRoutes({ dataDir: settings.dataDir, tenantsDir: settings.tenantsDir }),
    assets: assetRoutes(join(dist, 'client')),
    listSites: !settings.production,
    trustProxy: settings.trustProxy,
  })
  const answer = getRequestListener(app.fetch)
  const listening = await listen(
    (request, response) => {
      if (!hot.answer(request, response)) void answer(request, response)
    },
    settings.port,
    settings.host,
  )
  for (const tenant of tenants.values()) stock.of(tenant).catch(() => undefined)
  return {
    sites: siteLinks(tenants.values(), `localhost:${listening.port}`),
    async close() {
      await listening.close()
      await store.close()
    },
  }
}
