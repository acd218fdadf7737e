import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { builtAssets } from './assets/built-assets.ts'
import { Cache } from './cache/cache.ts'
import { eventsEndpoint } from './events/endpoint.ts'
import { EventCounter } from './events/event-counter.ts'
import { clientAddress } from './http/client-address.ts'
import { listen } from './http/listen.ts'
import { requestListener } from './http/request-listener.ts'
import { causeText, jsonLog, setLogLevel } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import { metricsText } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { settingsOf } from './settings.ts'
import { HotPages } from './site/hot-pages.ts'
import { openStock } from './site/open-stock.ts'
import { keptIn, type SiteServices } from './site/services.ts'
import { makeDataDirectory, storeFile } from './store/store-file.ts'
import { expectSites } from './tenants/expect-sites.ts'
import { FolderDirectory } from './tenants/folder-directory.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'
import { warmUp } from './warm-up.ts'

export interface Running {
  readonly sites: readonly SiteLink[]
  /** Takes up what changed in the tenants' folder; a failure is logged. */
  reload(): Promise<void>
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
  setLogLevel(settings.logLevel)
  await makeDataDirectory(settings.dataDir)
  await expectSites(settings.tenantsDir)
  const directory = new FolderDirectory(settings.tenantsDir, blocks, jsonLog)
  const clock = () => new Date()
  const location = storeFile(settings.dataDir)
  const cache = new Cache(settings.cacheBytes)
  const thread = await codeOf(join(dist, 'thread/stock.js'))
  const stock = openStock({ location, thread, cache, clock, log: jsonLog })
  const events = new EventCounter({ open: stock.store.open, log: jsonLog })
  const services: SiteServices = {
    directory,
    stock: stock.directory,
    ...keptIn(cache, jsonLog),
    assets: builtAssets(dist),
    clock,
    log: jsonLog,
  }
  const hot = new HotPages(services, cache, settings.trustProxy)
  const closing = new AbortController()
  const warming = warmUp(directory, stock.directory, jsonLog, closing.signal)
  const app = createApp({
    services,
    hot,
    metrics: metricsRoutes({
      text: metricsText({ cache, stock: stock.directory, events }),
      token: settings.metricsToken,
    }),
    media: mediaRoutes({
      dataDir: settings.dataDir,
      tenantsDir: settings.tenantsDir,
      clientOf: clientAddress(settings.trustProxy),
    }),
    assets: assetRoutes(join(dist, 'client')),
    endpoints: [eventsEndpoint(events, clock)],
    listSites: !settings.production,
    trustProxy: settings.trustProxy,
    ready: () => warming.isReady,
  })
  const answer = requestListener(app.fetch, jsonLog)
  const listening = await listen(
    (request, response) => {
      if (!answeredShort(hot, request, response)) void answer(request, response)
    },
    settings.port,
    settings.host,
  )
  const close = async () => {
    closing.abort()
    await listening.close()
    await events.close()
    await stock.close()
  }
  // Listening already: a thousand sites take a moment to be found.
  await directory.scanned.catch(async (cause: unknown) => {
    await close()
    throw cause
  })
  const sites = siteLinks(directory.sites(), `localhost:${listening.port}`)
  return { sites, reload: () => reload(directory), close }
}

/** What fails on the short way is answered on the usual one, or not at all: it never ends the process. */
function answeredShort(hot: HotPages, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return hot.answer(request, response)
  } catch (cause) {
    jsonLog.error('request_failed', { path: request.url, cause: causeText(cause) })
    if (response.headersSent) response.destroy()
    return response.headersSent
  }
}

async function reload(directory: FolderDirectory): Promise<void> {
  try {
    await directory.reload()
  } catch (cause) {
    jsonLog.error('tenants_reload_failed', { cause: causeText(cause) })
  }
}

/** A module's code, held in memory: a new build may take the file away while the server runs. */
async function codeOf(file: string): Promise<URL> {
  const code = await readFile(file)
  return new URL(`data:text/javascript;base64,${code.toString('base64')}`)
}
