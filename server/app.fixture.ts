import { join } from 'node:path'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Endpoint } from './http/endpoint/endpoint.ts'
import type { MediaEnv } from './media/routes.ts'
import type { SiteServices } from './site/services.ts'
import { siteServices } from './site/site.fixture.ts'

const folder = join(import.meta.dirname, '../tenants')
const media = new Hono<MediaEnv>().get('/picture', (c) => c.text('a picture'))
const assets = new Hono().get('/app.js', (c) => c.text('script'))

/** A host of the demo site that the tests use. */
export const demoHost = 'harbour.localhost'

/** The whole server with the demo sites, and the events that it logs as errors. */
export async function appWith(
  change: Partial<SiteServices> = {},
  trustProxy = false,
  endpoints: readonly Endpoint[] = [],
) {
  const { services, errors } = await siteServices(folder, change)
  const app = createApp({ services, media, assets, endpoints, listSites: false, trustProxy })
  return { app, errors, services }
}

export async function ask(app: Hono<AppEnv>, path: string, init: RequestInit = {}, at = demoHost) {
  const headers = { host: at, ...init.headers }
  const answer = await app.request(`http://${at}${path}`, { ...init, headers })
  const text = await answer.text()
  const type = answer.headers.get('content-type')?.toLowerCase() ?? ''
  return { answer, status: answer.status, type, text }
}
