import { signInPath, signInTypeOf } from '#domain/account/sign-in-path.ts'
import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { isMeasured } from '#domain/tracking/measures.ts'
import { liveResponseHead, liveResponseType } from '#pages/live-response.ts'
import type { Assets } from '#pages/render/assets.ts'
import {
  chosenAtMost,
  hasBlock,
  isPersonalBlock,
  readOf,
  renderLive,
  renderPage,
} from '#pages/render/page.ts'
import type { PageRequest } from '#pages/render/request.ts'
import { pageStyles } from '#pages/render/styles.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { statusRoutes } from '#pages/routes.ts'
import { transportSecurity } from '../http/origin.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { bindRecords } from './bind-records.ts'
import { htmlBytes } from './html-bytes.ts'
import type { CachedPage, PageStatus, PersonalPage, RenderedPage } from './page-cache.ts'
import { type PageMatch, personalRequest, sharedRequest, versionOf } from './page-request.ts'
import { validUntil } from './page-validity.ts'
import type { SiteServices } from './services.ts'
import { type SiteUrl, siteUrlOf, withChosenCars, withRead } from './site-url.ts'
import { warnMissingPhone } from './warn-missing-phone.ts'

/** One request for a page of a tenant. */
export interface SiteRequest {
  readonly tenant: Tenant
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly origin: string
  readonly requestId: string
  /** Identifies the visitor. Not called for responses that are the same for everyone. */
  readonly visitor: () => Promise<Visitor>
}

/** What a request for a page results in; `siteRoutes` makes a response of it. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** For one visitor alone. */
  | { readonly kind: 'personal'; readonly page: PersonalPage }
  /** The page requires a signed-in visitor, and this one is not. */
  | { readonly kind: 'sign_in'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 303 | 308 }
  | { readonly kind: 'faulty'; readonly file: string; readonly problems: readonly string[] }
  | { readonly kind: 'missing' }
  /** A car that was withdrawn (D13). */
  | { readonly kind: 'gone'; readonly car: Car }
  /** Requested blocks that are not on the page. */
  | { readonly kind: 'no_block'; readonly ids: readonly string[] }

/**
 * Resolves a request to a page or what is sent instead: a page comes from the cache, else rendered and cached. What depends on the visitor
 * is rendered for each request.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function pageOutcome(
  request: SiteRequest,
  services: SiteServices,
): Promise<PageOutcome> {
  const url = siteUrlOf(request.pathname, request.search)
  if (isStatusRoute(url.pathname)) return { kind: 'missing' }
  const target = await targetOf(request, url, services)
  if (target.kind !== 'match') return target
  if (url.canonicalRedirect !== undefined)
    return { kind: 'redirect', to: url.canonicalRedirect, status: 303 }
  const { match } = target
  const visitor = dependsOnVisitor(match) ? await request.visitor() : undefined
  if (visitor && match.page.access === 'signed-in' && !isSignedIn(visitor)) {
    return { kind: 'sign_in', to: signInFor(request) }
  }
  const { car } = match.bindings.records
  if (car && isWithdrawn(car)) return { kind: 'gone', car }
  const unknown = [...(url.blocks ?? [])].filter((id) => !hasBlock(match.page, id))
  if (unknown.length > 0) return { kind: 'no_block', ids: unknown }
  const { requestId } = request
  if (visitor) {
    return { kind: 'personal', page: await personalPage(match, visitor, services, requestId) }
  }
  return { kind: 'page', page: await cachedOrRendered(match, services, requestId, 200) }
}

/** Whether the response depends on the visitor: blocks of a gated page, or a personal block. */
const dependsOnVisitor = ({ page, url: { blocks } }: PageMatch): boolean =>
  page.access === 'signed-in' || (blocks?.values().some((id) => isPersonalBlock(page, id)) ?? false)

/** Where a gated page redirects to; both paths are within this site (Spec 2.10, D25). */
const signInFor = ({ pathname, search }: SiteRequest): string =>
  signInPath({ type: signInTypeOf(pathname), redirect: pathname + search, back: '/' })

const isStatusRoute = (path: string): boolean =>
  Object.values(statusRoutes).some((route) => route === path)

/** The tenant's own page for a status, if it has one. */
export async function statusPage(
  request: SiteRequest,
  status: 404 | 500,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const match = await statusTarget(request, status, services)
  return match && cachedOrRendered(match, services, request.requestId, status)
}

/** The tenant's page for a withdrawn car (D13), else its 404 page. */
export async function withdrawnPage(
  request: SiteRequest,
  car: Car,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const own = await statusTarget(request, 410, services)
  // At the car's own URL: the similar cars differ from car to car.
  const url = siteUrlOf(request.pathname, '')
  const match = own
    ? { ...own, url, bindings: { records: { car } } }
    : await statusTarget(request, 404, services)
  return match && cachedOrRendered(match, services, request.requestId, 410)
}

async function statusTarget(
  request: SiteRequest,
  status: keyof typeof statusRoutes,
  services: SiteServices,
): Promise<PageMatch | undefined> {
  const url = siteUrlOf(statusRoutes[status], '')
  const target = await targetOf({ ...request, pathname: url.pathname }, url, services)
  return target.kind === 'match' ? target.match : undefined
}

type Target = { kind: 'match'; match: PageMatch } | Exclude<PageOutcome, { kind: 'page' }>

async function targetOf(
  request: SiteRequest,
  url: SiteUrl,
  services: SiteServices,
): Promise<Target> {
  const { tenant, pathname, origin } = request
  const stock = await services.stock.of(tenant)
  for (const candidate of tenant.match(pathname)) {
    const { entry } = candidate
    const bindings = bindRecords(candidate, tenant.site, stock.search)
    if (!bindings) continue
    if (!entry.ok) return { kind: 'faulty', file: entry.file, problems: entry.problems }
    const { page } = entry
    const ofPage = withRead(withChosenCars(url, chosenAtMost(page)), readOf(page))
    return { kind: 'match', match: { tenant, page, bindings, stock, url: ofPage, origin } }
  }
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return { kind: 'redirect', to: withoutEndSlash(pathname) + request.search, status: 308 }
  }
  return { kind: 'missing' }
}

/** Exactly one leading slash: two would name another host. */
const withoutEndSlash = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`

async function cachedOrRendered(
  match: PageMatch,
  services: SiteServices,
  requestId: string,
  status: PageStatus,
): Promise<CachedPage> {
  const { tenant, url, origin, stock } = match
  const now = services.clock()
  const version = versionOf(tenant, stock)
  const blocks = url.blocks && [...url.blocks].join('.')
  const key = `${status} ${tenant.slug} ${origin} ${url.pathname}?${url.query} ${blocks ?? ''}`
  const cached = services.pages.get(key, version, now.getTime())
  if (cached) return cached
  if (status === 200) warnMissingPhone(match, services)
  const showFaults = services.development !== undefined
  const request = sharedRequest(match, services, { now, requestId, showFaults })
  const page = await renderMatch(match, request, services)
  // Cached with the page: the URL cache sends it without the middleware that sets this header.
  const headers = { ...page.headers, ...transportSecurity(origin) }
  const validity = { version, validUntil: validUntil(match, now) }
  // Pages are few; searches, block lists and percent-encoded paths are unbounded in number.
  const cacheAtOnce = url.query === '' && blocks === undefined && !url.pathname.includes('%')
  return services.pages.add(key, { ...page, headers, status, ...validity }, cacheAtOnce)
}

async function personalPage(
  match: PageMatch,
  visitor: Visitor,
  services: SiteServices,
  requestId: string,
): Promise<PersonalPage> {
  const showFaults = services.development !== undefined
  const options = { now: services.clock(), requestId, showFaults }
  return renderMatch(match, personalRequest(match, services, options, visitor), services)
}

type RenderedBody = Omit<RenderedPage<never>, 'audience'>

/** Renders the requested blocks, or the whole page, for the request's audience. */
export async function renderMatch<Request extends PageRequest>(
  match: PageMatch,
  request: Request,
  services: SiteServices,
): Promise<RenderedPage<Request['audience']>> {
  const { blocks } = match.url
  const body = await (blocks ? liveBytes(blocks, request) : documentBytes(match, request, services))
  return { ...body, audience: request.audience }
}

async function documentBytes(
  match: PageMatch,
  request: PageRequest,
  services: SiteServices,
): Promise<RenderedBody> {
  const { view } = request
  const html = await renderPage(request)
  if (services.development) {
    const transformed = await services.development.transform(view.path, html.join(''))
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(transformed, 'utf8'),
    }
  }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(match.tenant, request),
    },
    body: htmlBytes(html),
  }
}

const policies = new WeakMap<Tenant, WeakMap<ResolvedPage, string>>()

/** The policy of a page, whose styles depend on its blocks and its tenant's look. */
function policyOf(tenant: Tenant, request: PageRequest): string {
  const ofTenant = policies.get(tenant) ?? new WeakMap<ResolvedPage, string>()
  policies.set(tenant, ofTenant)
  const { page, assets } = request
  const policy = ofTenant.get(page) ?? pagePolicy(scriptsOf(tenant, assets), [pageStyles(request)])
  ofTenant.set(page, policy)
  return policy
}

const scriptsOf = ({ site }: Tenant, { runtime, actions, tracking }: Assets): string[] =>
  isMeasured(site.tracking) ? [runtime, actions, tracking] : [runtime, actions]

async function liveBytes(ids: ReadonlySet<string>, request: PageRequest): Promise<RenderedBody> {
  const response = await renderLive(ids, request)
  return {
    headers: { 'content-type': liveResponseType },
    body: htmlBytes(Object.values(response.blocks), liveResponseHead(response)),
  }
}
