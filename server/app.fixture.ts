import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type AppOptions, createApp } from './app.ts'
import { Cache } from './cache/cache.ts'
import { openCapabilities } from './capabilities.ts'
import type { Tools } from './capability.ts'
import { DocumentSource } from './documents/document-source.ts'
import { storedDocuments } from './documents/stored-documents.ts'
import type { AppEnv } from './http/app-env.ts'
import { clientAddress } from './http/client-address.ts'
import { keyringOf } from './keyring/keyring.ts'
import { settingsOf } from './settings.ts'
import type { SiteServices } from './site/services.ts'
import { siteServices } from './site/site.fixture.ts'
import { passwords } from './staff/passwords.ts'
import { FolderSource } from './tenants/folder-source.ts'

const folder = join(import.meta.dirname, '../tenants')

/** A host of the demo site that the tests use. */
export const demoHost = 'harbour.localhost'

const no = (what: string) => () => Promise.reject(new Error(`this test has no ${what}`))
const ended = async () => {}

/** Counts nothing. */
export const noEvents: Tools['events'] = {
  add: () => {},
  stats: () => ({ counted: 0, unknownCar: 0, dropped: 0, waiting: 0 }),
  close: ended,
}
/** Sends nothing. */
export const noDeliveries: Tools['deliveries'] = {
  wake: () => {},
  stats: () => ({ attempts: [], stored: undefined }),
  close: ended,
}

/** The tools of a server that stores, draws and sends nothing, but for these. */
export const testTools = (services: SiteServices, tools: Partial<Tools> = {}): Tools => ({
  settings: settingsOf({ DATA_DIR: join(tmpdir(), 'forecourt-no-data'), TENANTS_DIR: folder }),
  isPreview: false,
  services,
  open: no('store'),
  documents: new DocumentSource(
    new FolderSource(folder),
    storedDocuments(tools.open ?? no('store')),
  ),
  cache: new Cache(0),
  events: noEvents,
  deliveries: noDeliveries,
  secrets: { of: () => undefined },
  keyring: keyringOf([Buffer.alloc(32, 1)]),
  payments: undefined,
  passwords: passwords({ blocks: 10, passes: 1 }),
  pictures: { cache: no('pictures'), run: no('pictures'), idle: ended },
  acceptUpload: no('uploads'),
  draw: no('drawings'),
  fonts: {},
  clientFolder: undefined,
  deskFolder: undefined,
  ending: new AbortController().signal,
  clientOf: clientAddress(true),
  ...tools,
})

interface TestApp extends Partial<AppOptions> {
  readonly tools?: Partial<Tools>
}

/** The whole server over these services, with all capabilities and more of them. */
export const testApp = (services: SiteServices, options: TestApp = {}): Hono<AppEnv> => {
  const { tools, capabilities = [], ...more } = options
  return createApp({
    services,
    listSites: false,
    trustProxy: false,
    ...more,
    capabilities: [...capabilities, ...openCapabilities(testTools(services, tools))],
  })
}

const stub = {
  shared: new Hono<AppEnv>().get('/assets/app.js', (c) => c.text('script')),
  routes: new Hono<AppEnv>().get('/media/picture', (c) => c.text('a picture')),
}

/** The whole server with the demo sites, and the events that it logs as errors. */
export async function appWith(change: Partial<SiteServices> = {}, options: TestApp = {}) {
  const { services, errors } = await siteServices(folder, change)
  const capabilities = [stub, ...(options.capabilities ?? [])]
  return { app: testApp(services, { ...options, capabilities }), errors, services }
}

export async function ask(app: Hono<AppEnv>, path: string, init: RequestInit = {}, at = demoHost) {
  const headers = { host: at, ...init.headers }
  const answer = await app.request(`http://${at}${path}`, { ...init, headers })
  const text = await answer.text()
  const type = answer.headers.get('content-type')?.toLowerCase() ?? ''
  return { answer, status: answer.status, type, text }
}
