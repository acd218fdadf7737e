import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './http/app-env.ts'
import { AppError } from './http/app-error.ts'
import { isForPrograms } from './http/errors.ts'
import { originOf } from './http/origin.ts'
import { refreshAutomatically, sendPlain } from './http/send-plain.ts'
import type { SiteServices } from './site/services.ts'
import type { ListedSite } from './tenants/directory.ts'
import { faultySitePage } from './tenants/faulty-site-page.ts'
import { siteLinks } from './tenants/site-links.ts'
import type { FaultyTenant } from './tenants/tenant.ts'

export interface HostOptions {
  /** Whether a plain `localhost` lists the demo sites (D1). */
  readonly listSites: boolean
}

/** Finds the tenant by host (D1); the response to an unknown host reveals no tenant. */
export const tenantByHost = (
  { directory, development }: SiteServices,
  { listSites }: HostOptions,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const address = c.get('address')
    const { host } = address
    const found = directory.ofHost(host)
    const site = found instanceof Promise ? await found : found
    if (site?.kind === 'ready') {
      c.set('tenant', site.tenant)
      c.set('origin', originOf(address, site.tenant.site.hosts))
      return next()
    }
    if (site) return faultySite(c, site.faulty, development !== undefined)
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)
    if (isLocal && listSites && c.req.path === '/') return sitesPage(c, directory.sites())
    throw new AppError(404, 'no_such_site', 'There is no site at this address')
  })

/** Seconds after which a client, such as a search engine, may retry. */
const RETRY_SECONDS = 300

/** A site whose site file is invalid: its phone number, and in development the errors. */
function faultySite(c: Context<AppEnv>, faulty: FaultyTenant, inDevelopment: boolean): Response {
  c.header('retry-after', String(RETRY_SECONDS))
  if (isForPrograms(c.req.path)) {
    throw new AppError(503, 'site_unavailable', 'This site is not available just now')
  }
  if (inDevelopment) refreshAutomatically(c)
  return sendPlain(c, 503, faultySitePage(faulty, inDevelopment))
}

function sitesPage(c: Context<AppEnv>, sites: Iterable<ListedSite>): Response {
  const links = siteLinks(sites, `localhost${c.get('address').port}`)
  return sendPlain(c, 200, {
    title: 'Forecourt: the sites on this server',
    text: ['Each dealer has an address of their own.'],
    links: links.map(({ name, url }) => ({ text: `${name}: ${url}`, href: url })),
  })
}
