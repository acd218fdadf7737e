import { join } from 'node:path'
import { z } from 'zod'
import { blocks } from '#pages/render/registry.ts'
import { createApp } from './app.ts'
import { devAssets } from './assets/dev-assets.ts'
import { Cache } from './cache/cache.ts'
import { openWorker } from './delivery/open-worker.ts'
import { outboxRoutes } from './delivery/outbox/routes.ts'
import { webhookSecrets } from './delivery/webhook/secrets.ts'
import { eventsEndpoint } from './events/endpoint.ts'
import { EventCounter } from './events/event-counter.ts'
import { leadChangeEndpoint } from './leads/change-endpoint.ts'
import { leadsEndpoint } from './leads/endpoint.ts'
import { leadSubmit } from './leads/submit.ts'
import { jsonLog, type Log, setLogLevel } from './log.ts'
import { mediaRoutes } from './media/routes.ts'
import { phoneRevealsEndpoint } from './phone-reveals/endpoint.ts'
import { openStock } from './search/open-stock.ts'
import type { Settings } from './settings.ts'
import { pageCaches, type SiteServices, withoutSignIn } from './site/services.ts'
import { makeDataDirectory, storeLocation } from './store/store-file.ts'
import { FolderSource } from './tenants/folder-source.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'
import { SourceDirectory } from './tenants/source-directory.ts'

export interface DevelopmentApp {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly sites: readonly SiteLink[]
  close(): Promise<void>
}

/** What development adds to the server. */
export interface Development {
  readonly transform: (path: string, html: string) => Promise<string>
  /** Called when changed files of tenants have been read. */
  readonly onChange: () => void
}

/**
 * The server in development. It caches nothing: each request shows the current code. Changed files of
 * tenants are reloaded as in production, but an invalid file shows its errors.
 */
export async function developmentApp(
  settings: Settings,
  { transform, onChange }: Development,
): Promise<DevelopmentApp> {
  setLogLevel(settings.logLevel)
  await makeDataDirectory(settings.dataDir)
  const closing = new AbortController()
  const source = new FolderSource(settings.tenantsDir, { polls: settings.watchTenants === 'poll' })
  const directory = new SourceDirectory(source, blocks, tenantLog, {
    keepsLastGood: false,
    onChange,
    ...(settings.watchTenants !== 'off' && { followUntil: closing.signal }),
  })
  // Their errors are printed at the start, not at the first request of a page.
  await directory.load()
  const clock = () => new Date()
  const location = storeLocation(settings)
  const cache = new Cache(0)
  const thread = join(import.meta.dirname, 'search/build/stock-thread.ts')
  const stock = openStock({ location, thread, cache, clock, log: jsonLog })
  const { open } = stock.store
  const events = new EventCounter({ open, log: jsonLog })
  const secrets = await webhookSecrets(settings.webhookSecretsFile)
  const deliveries = openWorker({ settings, secrets, directory, open, clock, log: jsonLog })
  const services: SiteServices = {
    directory,
    stock: stock.directory,
    ...pageCaches(cache, jsonLog),
    visitorOf: withoutSignIn,
    appointments: async (tenant) => (await open()).appointments(tenant),
    assets: devAssets,
    clock,
    log: jsonLog,
    development: { transform },
  }
  const kick = () => deliveries.kick()
  const leads = { open, stock: stock.directory, events, kick, clock, log: jsonLog }
  const submit = leadSubmit(leads)
  const app = createApp({
    services,
    submit,
    media: mediaRoutes({ dataDir: settings.dataDir, tenantsDir: settings.tenantsDir }),
    outbox: outboxRoutes({
      open,
      secrets,
      from: settings.mail?.from,
      sends: settings.delivery === 'send',
    }),
    endpoints: [
      eventsEndpoint(events, clock),
      phoneRevealsEndpoint({ stock: stock.directory, events, clock }),
      leadsEndpoint({ services, submit }),
      leadChangeEndpoint(leads),
    ],
    listSites: true,
    trustProxy: false,
  })
  deliveries.start()
  return {
    fetch: app.fetch,
    sites: siteLinks(directory.sites(), `localhost:${settings.port}`),
    async close() {
      closing.abort()
      await deliveries.close()
      await events.close()
      await stock.close()
    },
  }
}

const problemEvent = z.object({ problem: z.string() })

/** Prints problems of files as `npm run check` does, a line each. */
const tenantLog: Log = {
  info: jsonLog.info,
  warn: (event, details) => printProblem(details) || jsonLog.warn(event, details),
  error: (event, details) => printProblem(details) || jsonLog.error(event, details),
}

function printProblem(details: object | undefined): boolean {
  const { data } = problemEvent.safeParse(details)
  if (data) console.error(data.problem)
  return data !== undefined
}
