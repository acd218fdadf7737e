import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { builtAssets } from './assets/built-assets.ts'
import { serveBrochures } from './brochure/serve-brochures.ts'
import { Cache } from './cache/cache.ts'
import { openWorker } from './delivery/open-worker.ts'
import { outboxRoutes } from './delivery/outbox/routes.ts'
import { type WebhookSecrets, webhookSecrets } from './delivery/webhook/secrets.ts'
import { drawingThread } from './drawing/drawing-thread.ts'
import { readFonts } from './drawing/read-fonts.ts'
import { eventsEndpoint } from './events/endpoint.ts'
import { EventCounter } from './events/event-counter.ts'
import { firstPictures } from './first-pictures.ts'
import { clientAddress } from './http/client-address.ts'
import { listen } from './http/listen.ts'
import { requestListener } from './http/request-listener.ts'
import { leadChangeEndpoint } from './leads/change-endpoint.ts'
import { leadsEndpoint } from './leads/endpoint.ts'
import { leadSubmit } from './leads/submit.ts'
import { openLinkCards } from './link-card/link-cards.ts'
import { linkCardRoutes } from './link-card/routes.ts'
import { causeText, jsonLog, setLogLevel } from './log.ts'
import { drawAhead } from './media/draw-ahead.ts'
import { openPictures } from './media/pictures.ts'
import { mediaRoutes } from './media/routes.ts'
import { tenantFiles } from './media/tenant-file.ts'
import { metricsText } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { phoneRevealsEndpoint } from './phone-reveals/endpoint.ts'
import { openStock } from './search/open-stock.ts'
import { settingsOf } from './settings.ts'
import { type DraftFile, previewRoutes } from './site/preview-routes.ts'
import { pageCaches, type SiteServices, withoutSignIn } from './site/services.ts'
import { UrlCache } from './site/url-cache.ts'
import { makeDataDirectory, storeLocation } from './store/store-file.ts'
import { expectSites } from './tenants/expect-sites.ts'
import { FolderSource } from './tenants/folder-source.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'
import { SourceDirectory } from './tenants/source-directory.ts'
import type { Tenant } from './tenants/tenant.ts'
import { warmUp } from './warm-up.ts'

export interface Running {
  readonly sites: readonly SiteLink[]
  /** Reads all files of the tenants' folder again; a failure is logged. */
  reload(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the built product and resolves when it is listening. `dist` is the folder of the build;
 * `draft` a page file to show as a page of its site: then no events are counted, and only this machine
 * has access.
 * @throws Error whose message says what to do: a wrong setting, a taken port
 */
export async function start(
  dist: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  draft?: DraftFile,
): Promise<Running> {
  const settings = settingsOf(env)
  setLogLevel(settings.logLevel)
  await makeDataDirectory(settings.dataDir)
  const source = new FolderSource(settings.tenantsDir, { polls: settings.watchTenants === 'poll' })
  await expectSites(source)
  const closing = new AbortController()
  const secrets = await webhookSecrets(settings.webhookSecretsFile)
  const directory = new SourceDirectory(source, blocks, jsonLog, {
    // The outbox signs nothing.
    ...(settings.delivery === 'send' && { secrets: secrets.names }),
    ...(settings.watchTenants !== 'off' && { followUntil: closing.signal }),
  })
  const clock = () => new Date()
  const location = storeLocation(settings)
  const cache = new Cache(settings.cacheBytes)
  // In memory: a new build may remove the file while the server runs.
  const thread = { code: await readFile(join(dist, 'thread/stock.cjs'), 'utf8') }
  const stock = openStock({ location, thread, cache, clock, log: jsonLog })
  const { open } = stock.store
  const events = new EventCounter({ open, log: jsonLog })
  const deliveries = openWorker({ settings, secrets, directory, open, clock, log: jsonLog })
  const services: SiteServices = {
    directory,
    stock: stock.directory,
    ...pageCaches(cache, jsonLog),
    visitorOf: withoutSignIn,
    appointments: async (tenant) => (await stock.store.open()).appointments(tenant),
    assets: builtAssets(dist),
    clock,
    log: jsonLog,
  }
  const kick = () => deliveries.kick()
  const leads = { open, stock: stock.directory, events, kick, clock, log: jsonLog }
  const submit = leadSubmit(leads)
  const urlCache = new UrlCache(services, cache, settings.trustProxy)
  const pictures = openPictures(settings.dataDir, jsonLog)
  const fonts = await readFonts(join(dist, 'brochure-fonts'))
  const drawing = drawingThread({
    code: await readFile(join(dist, 'thread/brochures.cjs'), 'utf8'),
  })
  const brochures = serveBrochures({
    draw: (order) => drawing.request(order),
    fonts,
    settings,
    stock: stock.directory,
    pictures: pictures.cache,
    clock,
    log: jsonLog,
  })
  const linkCards = linkCardRoutes({
    cards: openLinkCards({
      cache: pictures.cache,
      draw: (order) => drawing.request(order),
      fonts,
      findFile: tenantFiles(settings.tenantsDir, jsonLog),
      log: jsonLog,
    }),
    stockOf: (c) => stock.directory.of(c.get('tenant')),
    clientOf: clientAddress(settings.trustProxy),
    log: jsonLog,
  })
  const drawFirst = (sites: readonly Tenant[]) => {
    if (draft || !settings.drawsAhead) return
    const { dataDir, tenantsDir } = settings
    const options = { dataDir, tenantsDir, pictures, log: jsonLog, signal: closing.signal }
    void drawAhead(firstPictures(sites, stock.directory), options)
  }
  const warming = warmUp(directory, stock.directory, jsonLog, closing.signal, drawFirst)
  const app = createApp({
    services,
    urlCache,
    ...(draft && { preview: previewRoutes(services, draft) }),
    metrics: metricsRoutes({
      text: metricsText({ cache, stock: stock.directory, events, deliveries }),
      token: settings.metricsToken,
    }),
    media: mediaRoutes({
      dataDir: settings.dataDir,
      tenantsDir: settings.tenantsDir,
      clientOf: clientAddress(settings.trustProxy),
      pictures,
    }),
    brochures,
    ...(!(draft || settings.production) && {
      outbox: outboxRoutes({
        open,
        secrets,
        from: settings.mail?.from,
        sends: settings.delivery === 'send',
      }),
    }),
    linkCards,
    assets: assetRoutes(join(dist, 'client')),
    // The database may be production's, where a look at a draft is no visit.
    endpoints: draft
      ? []
      : [
          eventsEndpoint(events, clock),
          phoneRevealsEndpoint({ stock: stock.directory, events, clock }),
          leadsEndpoint({ services, submit }),
          leadChangeEndpoint(leads),
        ],
    ...(!draft && { submit }),
    listSites: !settings.production,
    trustProxy: settings.trustProxy,
    ready: () => warming.isReady,
  })
  // The database may be production's, and a draft is no reason to send its leads.
  if (!draft) deliveries.start()
  const listener = requestListener(app.fetch, jsonLog)
  const listening = await listen(
    (request, response) => {
      // A draft may now have the path of a cached page.
      const isSent = !draft && sentFromCache(urlCache, request, response)
      if (!isSent) void listener(request, response)
    },
    settings.port,
    draft ? '127.0.0.1' : settings.host,
  )
  const close = async () => {
    closing.abort()
    await listening.close()
    await drawing.close()
    await events.close()
    await deliveries.close()
    await stock.close()
  }
  // After listening: scanning a thousand sites takes a while.
  await directory.scanned.catch(async (cause: unknown) => {
    await close()
    throw cause
  })
  const sites = siteLinks(directory.sites(), `localhost:${listening.port}`)
  return { sites, reload: () => reload(directory, secrets), close }
}

/** Where the URL cache fails the app responds, unless headers were sent: an error never ends the process. */
function sentFromCache(
  urlCache: UrlCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  try {
    return urlCache.respond(request, response)
  } catch (cause) {
    jsonLog.error('request_failed', { path: request.url, cause: causeText(cause) })
    if (response.headersSent) response.destroy()
    return response.headersSent
  }
}

async function reload(directory: SourceDirectory, secrets: WebhookSecrets): Promise<void> {
  try {
    await secrets.reload()
  } catch (cause) {
    jsonLog.error('webhook_secrets_failed', { cause: causeText(cause) })
  }
  try {
    await directory.reload()
  } catch (cause) {
    jsonLog.error('tenants_reload_failed', { cause: causeText(cause) })
  }
}
