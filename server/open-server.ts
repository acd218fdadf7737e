import type { Assets } from '#pages/render/assets.ts'
import { blocks } from '#pages/render/registry.ts'
import { identifyVisitor } from './accounts/sessions.ts'
import { type AppOptions, createApp } from './app.ts'
import { Cache } from './cache/cache.ts'
import { openCapabilities } from './capabilities.ts'
import type { Tools } from './capability.ts'
import { openWorker } from './delivery/open-worker.ts'
import { webhookSecrets } from './delivery/webhook/secrets.ts'
import { DocumentSource } from './documents/document-source.ts'
import { storedDocuments } from './documents/stored-documents.ts'
import { drawingThread } from './drawing/drawing-thread.ts'
import { EventCounter } from './events/event-counter.ts'
import { firstPictures } from './first-pictures.ts'
import { clientAddress } from './http/client-address.ts'
import { openKeyring } from './keyring/open-keyring.ts'
import { mapsClient } from './location/maps-client.ts'
import { jsonLog, type Log, setLogLevel } from './log.ts'
import { drawAhead } from './media/draw-ahead.ts'
import { openPictures } from './media/pictures.ts'
import { openPayments } from './payments/payments.ts'
import { uploadAcceptor } from './pictures/accept-upload.ts'
import { heicDecoder } from './pictures/heic-decoder.ts'
import { openStock } from './search/open-stock.ts'
import type { Settings } from './settings.ts'
import { type DraftFile, previewRoutes } from './site/preview-routes.ts'
import { pageCaches, type SiteServices, withoutSignIn } from './site/services.ts'
import { UrlCache } from './site/url-cache.ts'
import { passwords } from './staff/passwords.ts'
import { makeDataDirectory, storeLocation } from './store/store-file.ts'
import { expectSites } from './tenants/expect-sites.ts'
import { FolderSource } from './tenants/folder-source.ts'
import { SourceDirectory } from './tenants/source-directory.ts'
import { deliveredValuation } from './trade-in/delivered-valuation.ts'
import { warmUp } from './warm-up.ts'
import type { ThreadProgram } from './worker/job-thread.ts'

/** What a server runs from: a build, or the sources. */
export interface Program extends Pick<Tools, 'fonts' | 'clientFolder' | 'deskFolder'> {
  readonly assets: Assets
  readonly stockThread: ThreadProgram
  readonly drawingThread: ThreadProgram
  readonly heicThread: ThreadProgram
}

/** What development adds to the server. */
export interface Development {
  readonly transform: (path: string, html: string) => Promise<string>
  /** Called when changed files of tenants have been read. */
  readonly onChange: () => void
  /** Logs problems of their files. */
  readonly log: Log
}

export interface ServerOptions {
  readonly settings: Settings
  readonly program: Program
  /** A page file to show as a page of its site: then nothing is counted or sent. */
  readonly draft?: DraftFile | undefined
  /** Then nothing is cached, and an invalid file shows its errors. */
  readonly development?: Development
  /** Ends what runs beside requests. */
  readonly signal: AbortSignal
}

/** Where the staff works, as the settings say. */
const staffHostOf = (
  { staffHost: host, production }: Settings,
  open: Tools['open'],
): AppOptions['staff'] =>
  host === undefined ? undefined : { host, open, hasDemoStaff: !production }

export type Server = Awaited<ReturnType<typeof openServer>>

/** Opens everything behind a port, with all capabilities, as the settings say. */
export async function openServer(options: ServerOptions) {
  const { settings, program, draft, development, signal } = options
  const { dataDir, tenantsDir, trustProxy } = settings
  const log = jsonLog
  const clock = () => new Date()
  setLogLevel(settings.logLevel)
  await makeDataDirectory(dataDir)
  const files = new FolderSource(tenantsDir, { polls: settings.watchTenants === 'poll' })
  await expectSites(files)
  const secrets = await webhookSecrets(settings.webhookSecretsFile)
  const keyring = await openKeyring(settings)
  const cache = new Cache(development ? 0 : settings.cacheBytes)
  const location = storeLocation(settings)
  const stock = openStock({ location, thread: program.stockThread, cache, clock, log })
  const { open } = stock.store
  const followsFiles = settings.watchTenants !== 'off'
  const documents = new DocumentSource(files, storedDocuments(open), { followsFiles })
  const directory = new SourceDirectory(documents, blocks, development?.log ?? log, {
    // The outbox signs nothing.
    ...(settings.delivery === 'send' && { secrets: secrets.names }),
    isWithoutPayments: settings.payments === undefined,
    followUntil: signal,
    ...(development && { keepsLastGood: false, onChange: development.onChange }),
  })
  const services: SiteServices = {
    directory,
    stock: stock.directory,
    ...pageCaches(cache, log),
    // A preview shows nothing of visitors.
    identifyVisitor: draft ? withoutSignIn : identifyVisitor({ open, clock }),
    appointments: async (tenant) => (await open()).appointments(tenant),
    ...(settings.maps && { findPlaces: mapsClient(settings.maps, log) }),
    valuations: async (tenant) => (await open()).valuations(tenant),
    spins: open,
    watchlist: async (tenant) => (await open()).watchlist(tenant),
    assets: program.assets,
    clock,
    log,
    ...(development && { development }),
  }
  const deliveries = openWorker({
    settings,
    secrets,
    keyring,
    directory,
    open,
    valuationOf: (site, lead) => deliveredValuation({ open, keyring, clock }, site, lead),
    clock,
    log,
  })
  const pictures = openPictures(dataDir, log)
  const drawing = drawingThread(program.drawingThread)
  const heic = heicDecoder(program.heicThread)
  const capabilities = openCapabilities({
    settings,
    isPreview: draft !== undefined,
    services,
    open,
    documents,
    cache,
    events: new EventCounter({ open, log }),
    deliveries,
    secrets,
    keyring,
    payments: openPayments({ settings, keyring, clock }),
    passwords: passwords(),
    pictures,
    acceptUpload: uploadAcceptor({ run: pictures.run, heic, log }),
    draw: (order) => drawing.request(order),
    fonts: program.fonts,
    clientFolder: program.clientFolder,
    deskFolder: program.deskFolder,
    ending: signal,
    clientOf: clientAddress(trustProxy),
  })
  // In development all sites are loaded already, and drawing would disturb.
  const warming = development
    ? { isReady: true }
    : warmUp(directory, stock.directory, log, signal, (sites) => {
        if (draft || !settings.drawsAhead) return
        const ahead = { dataDir, tenantsDir, pictures, log, signal }
        void drawAhead(firstPictures(sites, stock.directory), ahead)
      })
  const urlCache = new UrlCache(services, cache, trustProxy)
  const app = createApp({
    services,
    capabilities,
    urlCache,
    preview: draft && previewRoutes(services, draft),
    metricsToken: settings.metricsToken,
    listSites: !settings.production,
    staff: staffHostOf(settings, open),
    trustProxy,
    ready: () => warming.isReady,
  })
  // The database may be production's, and a draft is no reason to send its leads.
  if (!draft) {
    deliveries.start()
    for (const { start } of capabilities) start?.()
  }
  return {
    app,
    urlCache,
    directory,
    secrets,
    keyring,
    /** Completes what was begun; requests are answered until then. */
    async close() {
      await Promise.all([drawing.close(), heic.close()])
      for (const { close } of capabilities) await close?.()
      await stock.close()
    },
  }
}
