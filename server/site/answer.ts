import { signInPath, signInTypeOf } from '#domain/account/sign-in-path.ts'
import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { measuresText } from '#domain/tracking/measures.ts'
import { liveResponseHead, liveResponseType } from '#pages/live-response.ts'
import type { Assets } from '#pages/render/assets.ts'
import { hasBlock, isPersonalBlock, renderLive, renderPage, stylesOf } from '#pages/render/page.ts'
import type { PageRequest } from '#pages/render/request.ts'
import { statusRoutes } from '#pages/routes.ts'
import { transportSecurity } from '../http/origin.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/load.ts'
import { bindRecords } from './bind-records.ts'
import type { CachedPage, PageStatus, PersonalPage, RenderedPage } from './page-cache.ts'
import { type Found, personalRequest, sharedRequest, versionOf } from './page-request.ts'
import { validUntil } from './page-validity.ts'
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
  /** Finds out who asks. Whatever is the same for everyone is answered without. */
  readonly visitor: () => Promise<Visitor>
}

export type Answer =
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** For one visitor alone. */
  | { readonly kind: 'personal'; readonly page: PersonalPage }
  /** A page for those who are signed in, asked for by one who is not. */
  | { readonly kind: 'sign_in'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 303 | 308 }
  | { readonly kind: 'faulty'; readonly file: string; readonly problems: readonly string[] }
  | { readonly kind: 'missing' }
  /** A car that was withdrawn (D13). */
  | { readonly kind: 'gone'; readonly car: Car }
  /** Blocks that were asked for and are not on the page. */
  | { readonly kind: 'no_block'; readonly ids: readonly string[] }

/**
 * The page that a path leads to: from the cache, else rendered and kept. What depends on the visitor
 * is rendered for each request.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function answerPage(asked: Asked, services: SiteServices): Promise<Answer> {
  const url = siteUrlOf(asked.pathname, asked.search)
  if (isStatusRoute(url.pathname)) return { kind: 'missing' }
  const target = await targetOf(asked, url, services)
  if (target.kind !== 'found') return target
  if (url.tidy !== undefined) return { kind: 'redirect', to: url.tidy, status: 303 }
  const { found } = target
  const visitor = isForVisitor(found) ? await asked.visitor() : undefined
  if (visitor && found.page.access === 'signed-in' && !isSignedIn(visitor)) {
    return { kind: 'sign_in', to: signInFor(asked) }
  }
  const { car } = found.bound.records
  if (car && isWithdrawn(car)) return { kind: 'gone', car }
  const unknown = [...(url.blocks ?? [])].filter((id) => !hasBlock(found.page, id))
  if (unknown.length > 0) return { kind: 'no_block', ids: unknown }
  const { requestId } = asked
  if (visitor) {
    return { kind: 'personal', page: await personalPage(found, visitor, services, requestId) }
  }
  return { kind: 'page', page: await cachedOrRendered(found, services, requestId, 200) }
}

/** Whether the answer depends on who asks: it has a gated page's blocks, or a personal one. */
const isForVisitor = ({ page, url: { blocks } }: Found): boolean =>
  page.access === 'signed-in' || (blocks?.values().some((id) => isPersonalBlock(page, id)) ?? false)

/** Where a gated page sends a visitor: there, and back, are paths of this site (Spec 2.10, D25). */
const signInFor = ({ pathname, search }: Asked): string =>
  signInPath({ type: signInTypeOf(pathname), redirect: pathname + search, back: '/' })

const isStatusRoute = (path: string): boolean =>
  Object.values(statusRoutes).some((route) => route === path)

/** The tenant's own page for a status, if it has one. */
export async function statusPage(
  asked: Asked,
  status: 404 | 500,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const found = await statusTarget(asked, status, services)
  return found && cachedOrRendered(found, services, asked.requestId, status)
}

/** The tenant's page for a withdrawn car (D13), else its page for what is not found. */
export async function withdrawnPage(
  asked: Asked,
  car: Car,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const own = await statusTarget(asked, 410, services)
  // At the car's own address: each car has other cars that are like it.
  const url = siteUrlOf(asked.pathname, '')
  const found = own
    ? { ...own, url, bound: { records: { car } } }
    : await statusTarget(asked, 404, services)
  return found && cachedOrRendered(found, services, asked.requestId, 410)
}

async function statusTarget(
  asked: Asked,
  status: keyof typeof statusRoutes,
  services: SiteServices,
): Promise<Found | undefined> {
  const url = siteUrlOf(statusRoutes[status], '')
  const target = await targetOf({ ...asked, pathname: url.pathname }, url, services)
  return target.kind === 'found' ? target.found : undefined
}

type Target = { kind: 'found'; found: Found } | Exclude<Answer, { kind: 'page' }>

async function targetOf(asked: Asked, url: SiteUrl, services: SiteServices): Promise<Target> {
  const { tenant, pathname, origin } = asked
  const stock = await services.stock.of(tenant)
  for (const match of tenant.match(pathname)) {
    const { entry } = match
    const bound = bindRecords(match, tenant.site, stock.search)
    if (!bound) continue
    if (!entry.ok) return { kind: 'faulty', file: entry.file, problems: entry.problems }
    return { kind: 'found', found: { tenant, page: entry.page, bound, stock, url, origin } }
  }
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { kind: 'redirect', to: withoutEndSlash(pathname) + asked.search, status: 308 }
  }
  return { kind: 'missing' }
}

/** One slash at the start: two would name another host. */
const withoutEndSlash = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`

async function cachedOrRendered(
  found: Found,
  services: SiteServices,
  requestId: string,
  status: PageStatus,
): Promise<CachedPage> {
  const { tenant, url, origin, stock } = found
  const now = services.clock()
  const version = versionOf(tenant, stock)
  const blocks = url.blocks && [...url.blocks].join('.')
  const key = `${status} ${tenant.slug} ${origin} ${url.pathname}?${url.query} ${blocks ?? ''}`
  const cached = services.pages.get(key, version, now.getTime())
  if (cached) return cached
  if (status === 200) warnPhoneless(found, services)
  const showFaults = services.development !== undefined
  const request = sharedRequest(found, services, { now, requestId, showFaults })
  const page = await rendered(found, request, services)
  // Part of the page: a page from the cache is sent without the middleware that sets it.
  const headers = { ...page.headers, ...transportSecurity(origin) }
  const validity = { version, validUntil: validUntil(found, now) }
  // A site has so many pages; searches, choices of blocks and spellings of a path are without number.
  const isOnePage = url.query === '' && blocks === undefined && !url.pathname.includes('%')
  return services.pages.add(key, { ...page, headers, status, ...validity }, isOnePage)
}

async function personalPage(
  found: Found,
  visitor: Visitor,
  services: SiteServices,
  requestId: string,
): Promise<PersonalPage> {
  const showFaults = services.development !== undefined
  const options = { now: services.clock(), requestId, showFaults }
  return rendered(found, personalRequest(found, services, options, visitor), services)
}

type RenderedBody = Omit<RenderedPage<never>, 'audience'>

/** The blocks asked for, or the whole page, for whom the request says. */
export async function rendered<Request extends PageRequest>(
  found: Found,
  request: Request,
  services: SiteServices,
): Promise<RenderedPage<Request['audience']>> {
  const { blocks } = found.url
  const body = await (blocks ? liveBytes(blocks, request) : documentBytes(found, request, services))
  return { ...body, audience: request.audience }
}

async function documentBytes(
  found: Found,
  request: PageRequest,
  services: SiteServices,
): Promise<RenderedBody> {
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
    pagePolicy(scriptsOf(tenant, assets), [stylesOf(assets, tenant.themeCss)])
  policies.set(tenant, policy)
  return policy
}

const scriptsOf = ({ site }: Tenant, { runtime, actions, tracking }: Assets): string[] =>
  measuresText(site.tracking) === '' ? [runtime, actions] : [runtime, actions, tracking]

async function liveBytes(ids: ReadonlySet<string>, request: PageRequest): Promise<RenderedBody> {
  const answer = await renderLive(ids, request)
  const head = Buffer.from(liveResponseHead(answer), 'utf8')
  // Rendered blocks are ASCII, as pages are.
  const blocks = Object.values(answer.blocks).map((html) => Buffer.from(html, 'latin1'))
  return {
    headers: { 'content-type': liveResponseType },
    body: Buffer.concat([head, ...blocks]),
  }
}
