import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './http/app-env.ts'
import { plainPageHtml } from './http/plain-page.ts'
import { lookAgain, sendPlain } from './site/routes.ts'
import type { SiteServices } from './site/services.ts'
import type { ListedSite } from './tenants/directory.ts'
import { faultySitePage } from './tenants/faulty-site-page.ts'
import { siteLinks } from './tenants/site-links.ts'
import type { FaultyTenant } from './tenants/tenant.ts'

export interface HostOptions {
  /** Whether a plain `localhost` lists the demo sites (D1). */
  readonly listSites: boolean
  /** Whether `X-Forwarded-Host` and `-Proto` are believed (D1). */
  readonly trustProxy: boolean
}

/** Finds the tenant by host (D1); an unknown host learns nothing of any tenant. */
export const tenantByHost = (
  { directory, development }: SiteServices,
  { listSites, trustProxy }: HostOptions,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = (name: string) => (trustProxy ? c.req.header(name)?.split(',')[0] : undefined)
    const url = new URL(c.req.url)
    const host = forwarded('x-forwarded-host') ?? c.req.header('host') ?? url.host
    const found = directory.ofHost(host)
    const site = found instanceof Promise ? await found : found
    if (site?.kind === 'ready') {
      c.set('tenant', site.tenant)
      c.set('origin', `${forwarded('x-forwarded-proto') ?? url.protocol.slice(0, -1)}://${host}`)
      return next()
    }
    if (site) return faultySite(c, site.faulty, development !== undefined)
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    if (isLocal && listSites && url.pathname === '/') return sitesPage(c, directory.sites())
    const text = ['There is no site at this address.']
    return sendPlain(c, 404, plainPageHtml({ title: 'Not found', text }))
  })

/** Seconds after which a visitor, or a search engine, may look again. */
const RETRY_SECONDS = 300

/** A site whose own file is wrong: whom to call, and in development its faults. */
function faultySite(c: Context<AppEnv>, faulty: FaultyTenant, inDevelopment: boolean): Response {
  c.header('retry-after', String(RETRY_SECONDS))
  if (inDevelopment) lookAgain(c)
  return sendPlain(c, 503, plainPageHtml(faultySitePage(faulty, inDevelopment)))
}

function sitesPage(c: Context<AppEnv>, sites: Iterable<ListedSite>): Response {
  const links = siteLinks(sites, c.req.header('host') ?? 'localhost')
  return sendPlain(
    c,
    200,
    plainPageHtml({
      title: 'Forecourt: the sites on this server',
      text: ['Each dealer has an address of their own.'],
      links: links.map(({ name, url }) => ({ text: `${name}: ${url}`, href: url })),
    }),
  )
}
