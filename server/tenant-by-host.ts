import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './http/app-env.ts'
import { plainPageHtml } from './http/plain-page.ts'
import { lookAgain, sendPlain } from './site/routes.ts'
import type { SiteServices } from './site/services.ts'
import { faultyOfHost, tenantOfHost } from './tenants/host.ts'
import type { Tenant } from './tenants/load.ts'
import { siteLinks } from './tenants/site-links.ts'

export interface HostOptions {
  /** Whether a plain `localhost` lists the demo sites (D1). */
  readonly listSites: boolean
  /** Whether `X-Forwarded-Host` and `-Proto` are believed (D1). */
  readonly trustProxy: boolean
}

/** Finds the tenant by host (D1); an unknown host learns nothing of any tenant. */
export const tenantByHost = (
  { tenants, faulty, development }: SiteServices,
  { listSites, trustProxy }: HostOptions,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = (name: string) => (trustProxy ? c.req.header(name)?.split(',')[0] : undefined)
    const url = new URL(c.req.url)
    const host = forwarded('x-forwarded-host') ?? c.req.header('host') ?? url.host
    const tenant = tenantOfHost(tenants(), host)
    if (tenant) {
      c.set('tenant', tenant)
      c.set('origin', `${forwarded('x-forwarded-proto') ?? url.protocol.slice(0, -1)}://${host}`)
      return next()
    }
    if (faultyOfHost(faulty(), host)) return faultySite(c, development?.problems ?? [])
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    if (isLocal && listSites && url.pathname === '/') return sitesPage(c, tenants().values())
    const text = ['There is no site at this address.']
    return sendPlain(c, 404, plainPageHtml({ title: 'Not found', text }))
  })

/** A site whose own file is wrong: its faults in development, an apology in production. */
function faultySite(c: Context<AppEnv>, problems: readonly string[]): Response {
  const title = 'This site will be back soon'
  const text = ['We are working on it. Please try again later.']
  const details = problems.length > 0 ? { details: problems.join('\n') } : {}
  if (problems.length > 0) lookAgain(c)
  return sendPlain(c, 503, plainPageHtml({ title, text, ...details }))
}

function sitesPage(c: Context<AppEnv>, tenants: Iterable<Tenant>): Response {
  const links = siteLinks(tenants, c.req.header('host') ?? 'localhost')
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
