import { signInPath, signInTypeOf } from '#domain/account/sign-in-path.ts'
import { anonymous, isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import { statusRoutes } from '#pages/routes.ts'
import type { FormReturn } from '#parts/view-context.ts'
import { transportSecurity } from '../http/origin.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { bindRecords } from './bind-records.ts'
import type { CachedPage, PageStatus, PersonalPage } from './page-cache.ts'
import {
  type PageMatch,
  personalRequest,
  type RenderOptions,
  sharedRequest,
  versionOf,
  withForm,
} from './page-request.ts'
import { validUntil } from './page-validity.ts'
import { renderMatch } from './render-match.ts'
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
  const visitor = await visitorOf(match, request)
  if (visitor && match.page.access === 'signed-in' && !isSignedIn(visitor)) {
    return { kind: 'sign_in', to: signInFor(request) }
  }
  const { car } = match.bindings.records
  if (car && isWithdrawn(car)) return { kind: 'gone', car }
  const facts = pageFacts(match.page)
  const unknown = [...(url.blocks ?? [])].filter((id) => !facts.blocks.has(id))
  if (unknown.length > 0) return { kind: 'no_block', ids: unknown }
  const { requestId } = request
  if (visitor) {
    return { kind: 'personal', page: await personalPage(match, visitor, services, requestId) }
  }
  return { kind: 'page', page: await cachedOrRendered(match, services, requestId, 200) }
}

/** Whom the response is for: undefined for one that is the same for everyone, and may be kept. */
async function visitorOf(match: PageMatch, request: SiteRequest): Promise<Visitor | undefined> {
  const { freshBlocks, personalBlocks } = pageFacts(match.page)
  const { blocks = freshBlocks } = match.url
  const isPersonal = match.url.blocks && !personalBlocks.isDisjointFrom(blocks)
  if (match.page.access === 'signed-in' || isPersonal) return request.visitor()
  if (freshBlocks.isDisjointFrom(blocks)) return undefined
  return visitorOfPage(match, request)
}

/** The visitor of a page that is rendered for this request, who is nobody to a page without personal blocks. */
const visitorOfPage = async (
  { page }: PageMatch,
  request: Pick<SiteRequest, 'visitor'>,
): Promise<Visitor> =>
  page.access === 'signed-in' || pageFacts(page).personalBlocks.size > 0
    ? request.visitor()
    : anonymous

/**
 * The page of a form that was not taken, with what this visitor typed.
 * @throws Unavailable when the tenant's stock cannot be read
 */
export async function pageWithForm(
  match: PageMatch,
  form: FormReturn,
  request: SiteRequest,
  services: SiteServices,
): Promise<PersonalPage> {
  const visitor = await visitorOfPage(match, request)
  const options = optionsOf(services, request.requestId)
  const shown = withForm(personalRequest(match, services, options, visitor), form)
  return renderMatch(match, shown, services)
}

/** Where a visitor is sent first to whom this page is closed. */
export async function signInBefore(
  { page }: PageMatch,
  request: SiteRequest,
): Promise<string | undefined> {
  if (page.access !== 'signed-in' || isSignedIn(await request.visitor())) return undefined
  return signInFor(request)
}

const optionsOf = (services: SiteServices, requestId: string): RenderOptions => ({
  now: services.clock(),
  requestId,
  showFaults: services.development !== undefined,
})

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

/** The page of a request's path, or what is sent instead. */
export async function targetOf(
  request: Pick<SiteRequest, 'tenant' | 'pathname' | 'search' | 'origin'>,
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
    const { maxChosen, parameters } = pageFacts(page)
    const ofPage = withRead(withChosenCars(url, maxChosen), parameters)
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
  const options = optionsOf(services, requestId)
  return renderMatch(match, personalRequest(match, services, options, visitor), services)
}
