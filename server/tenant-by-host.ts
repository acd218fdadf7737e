import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './http/app-env.ts'
import { AppError } from './http/app-error.ts'
import { isForPrograms } from './http/errors.ts'
import { originOf } from './http/origin.ts'
import { lookAgain, sendPlain } from './http/send-plain.ts'
import type { SiteServices } from './site/services.ts'
import { faultyOfHost, tenantOfHost } from './tenants/host.ts'
import type { Tenant } from './tenants/load.ts'
import { siteLinks } from './tenants/site-links.ts'

export interface HostOptions {
  /** Whether a plain `localhost` lists the demo sites (D1). */
  readonly listSites: boolean
}

/** Finds the tenant by host (D1); an unknown host learns nothing of any tenant. */
export const tenantByHost = (
  { tenants, faulty, development }: SiteServices,
  { listSites }: HostOptions,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const address = c.get('address')
    const { host } = address
    const tenant = tenantOfHost(tenants(), host)
    if (tenant) {
      c.set('tenant', tenant)
      c.set('origin', originOf(address, tenant.site.hosts))
      return next()
    }
    if (faultyOfHost(faulty(), host)) return faultySite(c, development?.problems ?? [])
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)
    if (isLocal && listSites && c.req.path === '/') return sitesPage(c, tenants().values())
    throw new AppError(404, 'no_such_site', 'There is no site at this address')
  })

/** A site whose own file is wrong: its faults in development, an apology in production. */
function faultySite(c: Context<AppEnv>, problems: readonly string[]): Response {
  if (isForPrograms(c.req.path)) {
    throw new AppError(503, 'site_unavailable', 'This site is not available just now')
  }
  const title = 'This site will be back soon'
  const text = ['We are working on it. Please try again later.']
  const details = problems.length > 0 ? { details: problems.join('\n') } : {}
  if (problems.length > 0) lookAgain(c)
  return sendPlain(c, 503, { title, text, ...details })
}

function sitesPage(c: Context<AppEnv>, tenants: Iterable<Tenant>): Response {
  const links = siteLinks(tenants, `localhost${c.get('address').port}`)
  return sendPlain(c, 200, {
    title: 'Forecourt: the sites on this server',
    text: ['Each dealer has an address of their own.'],
    links: links.map(({ name, url }) => ({ text: `${name}: ${url}`, href: url })),
  })
}
