import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { builtAssets } from './assets/built-assets.ts'
import { listen } from './http/listen.ts'
import { causeText, jsonLog } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import { settingsOf } from './settings.ts'
import { HotPages } from './site/hot-pages.ts'
import { PageCache } from './site/page-cache.ts'
import type { SiteServices } from './site/services.ts'
import { stockDirectory } from './site/stock-directory.ts'
import { sharedStore } from './store/shared-store.ts'
import { storeFile } from './store/store-file.ts'
import { expectSites } from './tenants/expect-sites.ts'
import { FolderDirectory } from './tenants/folder-directory.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'
import { warmUp } from './warm-up.ts'

const cacheBytes = 256 * 1024 * 1024

export interface Running {
  readonly sites: readonly SiteLink[]
  close(): Promise<void>
}

/**
 * Starts the built product and resolves when it is listening and every site can be found; a site is
 * loaded when it is first asked for. `dist` is the folder of the build. SIGHUP reloads the tenants.
 * @throws Error whose message says what to do: a wrong setting, a taken port
 */
export async function start(
  dist: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Running> {
  const settings = settingsOf(env)
  await expectSites(settings.tenantsDir)
  const directory = new FolderDirectory(settings.tenantsDir, blocks, jsonLog)
  const clock = () => new Date()
  const file = storeFile(settings.dataDir)
  const store = sharedStore(file, (slug) => stock.changed(slug), jsonLog)
  const stock = stockDirectory(store.open, clock, jsonLog)
  const services: SiteServices = {
    directory,
    stock,
    cache: new PageCache(cacheBytes, jsonLog),
    assets: builtAssets(dist),
    clock,
    log: jsonLog,
  }
  const hot = new HotPages(services)
  const closing = new AbortController()
  const warming = warmUp(directory, stock, jsonLog, closing.signal)
  const app = createApp({
    services,
    hot,
    media: mediaRoutes({ dataDir: settings.dataDir, tenantsDir: settings.tenantsDir }),
    assets: assetRoutes(join(dist, 'client')),
    listSites: !settings.production,
    trustProxy: settings.trustProxy,
    ready: () => warming.isReady,
  })
  const answer = getRequestListener(app.fetch)
  const listening = await listen(
    (request, response) => {
      if (!hot.answer(request, response)) void answer(request, response)
    },
    settings.port,
    settings.host,
  )
  const reload = () => reloadTenants(directory)
  process.on('SIGHUP', reload)
  const close = async () => {
    process.off('SIGHUP', reload)
    closing.abort()
    await listening.close()
    await store.close()
  }
  // Listening already: a thousand sites take a moment to be found.
  await directory.scanned.catch(async (cause: unknown) => {
    await close()
    throw cause
  })
  return { sites: siteLinks(directory.sites(), `localhost:${listening.port}`), close }
}

/** SIGHUP: what changed in the tenants' folder is taken up without a restart. */
const reloadTenants = (directory: FolderDirectory): void => {
  directory.reload().catch((cause: unknown) => {
    jsonLog.error('tenants_reload_failed', { cause: causeText(cause) })
  })
}
