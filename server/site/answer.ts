import type { Assets } from '#pages/render/assets.ts'
import { renderLive, renderPage, stylesOf } from '#pages/render/page.ts'
import type { PageRequest } from '#pages/render/request.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/load.ts'
import { bindRecords } from './bind-records.ts'
import { momentOf } from './moment.ts'
import type { KeptPage, PageStatus } from './page-cache.ts'
import { type Found, pageRequest, versionOf } from './page-request.ts'
import type { SiteServices } from './services.ts'
import { type SiteUrl, siteUrlOf } from './site-url.ts'
import { warnPhoneless } from './warn-phoneless.ts'

/** One request for a page of a tenant. */
export interface Asked {
  readonly tenant: Tenant
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly origin: string
  readonly requestId: string
}

export type Answer =
  | { readonly kind: 'page'; readonly page: KeptPage; readonly version: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'faulty'; readonly file: string; readonly problems: readonly string[] }
  | { readonly kind: 'missing' }
  /** A car that was withdrawn (D13). */
  | { readonly kind: 'gone' }

/**
 * The page that a path leads to: from the cache, else rendered and kept.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function answerPage(asked: Asked, services: SiteServices): Promise<Answer> {
  const url = siteUrlOf(asked.pathname, asked.search)
  const target = await targetOf(asked, url, services)
  if (target.kind !== 'found') return target
  if (url.tidy !== undefined) return { kind: 'redirect', to: url.tidy }
  const { found } = target
  // There are no accounts yet, so nobody is signed in (Spec 2.30).
  if (found.page.access === 'signed-in') return { kind: 'redirect', to: signInPath(asked) }
  if (found.bound.records.car?.status === 'withdrawn') return { kind: 'gone' }
  return renderKept(found, services, asked.requestId, 200)
}

/** Where a gated page sends a visitor: there, and back, are paths of this site (Spec 2.10, D25). */
function signInPath({ pathname, search }: Asked): string {
  const type = pathname.split('/')[1] ?? ''
  return `/sign-in?${new URLSearchParams({ type, redirect: pathname + search, back: '/' })}`
}

/** The tenant's own page for a status, if it has one: `/404` and `/500` are ordinary pages. */
export async function statusPage(
  asked: Asked,
  status: Exclude<PageStatus, 200>,
  services: SiteServices,
): Promise<KeptPage | undefined> {
  const url = siteUrlOf(status === 500 ? '/500' : '/404', '')
  const target = await targetOf({ ...asked, pathname: url.pathname }, url, services)
  if (target.kind !== 'found') return undefined
  return (await renderKept(target.found, services, asked.requestId, status)).page
}

type Target = { kind: 'found'; found: Found } | Exclude<Answer, { kind: 'page' }>

async function targetOf(asked: Asked, url: SiteUrl, services: SiteServices): Promise<Target> {
  const { tenant, pathname, origin } = asked
  const stock = await services.stock.of(tenant)
  for (const { entry, params } of tenant.match(pathname)) {
    const bound = bindRecords(params, tenant.site, stock.search)
    if (!bound) continue
    if (!entry.ok) return { kind: 'faulty', file: entry.file, problems: entry.problems }
    return { kind: 'found', found: { tenant, page: entry.page, bound, stock, url, origin } }
  }
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { kind: 'redirect', to: withoutEndSlash(pathname) }
  }
  return { kind: 'missing' }
}

/** One slash at the start: two would name another host. */
const withoutEndSlash = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`

async function renderKept(
  found: Found,
  services: SiteServices,
  requestId: string,
  status: PageStatus,
): Promise<Extract<Answer, { kind: 'page' }>> {
  const { tenant, url, origin } = found
  const version = versionOf(tenant, found.stock, momentOf(services.clock()))
  const blocks = url.blocks && [...url.blocks].join('.')
  const key = `${status} ${tenant.slug} ${origin} ${url.pathname}?${url.query} ${blocks ?? ''}`
  const kept = services.cache.get(key, version)
  if (kept) return { kind: 'page', page: kept, version }
  warnPhoneless(found, services)
  const request = pageRequest(found, services, requestId)
  const made = url.blocks
    ? await liveBytes(url.blocks, request)
    : await documentBytes(found, request, services)
  return { kind: 'page', page: services.cache.set(key, { ...made, status, version }), version }
}

interface Made {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

async function documentBytes(
  found: Found,
  request: PageRequest,
  services: SiteServices,
): Promise<Made> {
  const { view } = request
  const html = await renderPage(request)
  if (services.development) {
    const transformed = await services.development.transform(view.path, html)
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(transformed, 'utf8'),
    }
  }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(found.tenant, services.assets),
    },
    // Rendered pages are ASCII, so this is a copy and no more.
    body: Buffer.from(html, 'latin1'),
  }
}

const policies = new WeakMap<Tenant, string>()

function policyOf(tenant: Tenant, assets: Assets): string {
  const policy =
    policies.get(tenant) ??
    pagePolicy([assets.runtime, assets.actions], [stylesOf(assets, tenant.themeCss)])
  policies.set(tenant, policy)
  return policy
}

async function liveBytes(ids: ReadonlySet<string>, request: PageRequest): Promise<Made> {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(await renderLive(ids, request)), 'utf8'),
  }
}
