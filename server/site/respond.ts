import type { Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import { statusRoutes } from '#pages/routes.ts'
import { transportSecurity } from '../http/origin.ts'
import { findPage, type PageAddress, type PageMatch } from '../pages/find-page.ts'
import { siteUrlOf } from '../pages/site-url.ts'
import type { CachedPage, PageStatus, PersonalPage } from './page-cache.ts'
import {
  type PersonalView,
  personalRequest,
  type RenderOptions,
  sharedRequest,
  versionOf,
  withPersonalView,
} from './page-request.ts'
import { validUntil } from './page-validity.ts'
import { renderMatch } from './render-match.ts'
import type { SiteServices } from './services.ts'
import { warnMissingPhone } from './warn-missing-phone.ts'

/** A page for everyone: from the cache, else rendered and cached. */
export async function sharedPage(
  match: PageMatch,
  services: SiteServices,
  requestId: string,
  status: PageStatus = 200,
): Promise<CachedPage> {
  const { tenant, url, origin, stock } = match
  const options = optionsOf(services, requestId)
  const { now } = options
  const version = versionOf(tenant, stock)
  const blocks = url.blocks && [...url.blocks].join('.')
  const key = `${status} ${tenant.slug} ${origin} ${url.pathname}?${url.query} ${blocks ?? ''}`
  const cached = services.pages.get(key, version, now.getTime())
  if (cached) return cached
  if (status === 200) warnMissingPhone(match, services)
  const page = await renderMatch(match, sharedRequest(match, services, options), services)
  // Cached with the page: the URL cache sends it without the middleware that sets this header.
  const headers = { ...page.headers, ...transportSecurity(origin) }
  const validity = { version, validUntil: validUntil(match, now) }
  // Pages are few; searches, block lists and percent-encoded paths are unbounded in number.
  const isEager = url.query === '' && blocks === undefined && !url.pathname.includes('%')
  return services.pages.add(key, { ...page, headers, status, ...validity }, isEager)
}

/** A page for one visitor, rendered for each request. */
export async function personalPage(
  match: PageMatch,
  visitor: Visitor,
  services: SiteServices,
  requestId: string,
  shown: PersonalView = {},
): Promise<PersonalPage> {
  const request = personalRequest(match, services, optionsOf(services, requestId), visitor)
  return renderMatch(match, withPersonalView(request, shown), services)
}

const optionsOf = (services: SiteServices, requestId: string): RenderOptions => ({
  now: services.clock(),
  requestId,
  showFaults: services.development !== undefined,
})

/** Where a page of the site itself is asked for. */
type AnyAddress = PageAddress & { readonly requestId: string }

/** The tenant's own page for a status, if it has one. */
export async function statusPage(
  address: AnyAddress,
  status: 404 | 500,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const match = await statusMatch(address, status, services)
  return match && sharedPage(match, services, address.requestId, status)
}

/** The tenant's page for a withdrawn car (D13), else its 404 page. */
export async function withdrawnPage(
  address: AnyAddress,
  car: Car,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const own = await statusMatch(address, 410, services)
  const match = own
    ? {
        ...own,
        // At the car's own URL: the similar cars differ from car to car.
        url: siteUrlOf(address.pathname, '', pageFacts(own.page)),
        bindings: { records: { car } },
      }
    : await statusMatch(address, 404, services)
  return match && sharedPage(match, services, address.requestId, 410)
}

async function statusMatch(
  address: PageAddress,
  status: keyof typeof statusRoutes,
  { stock }: SiteServices,
): Promise<PageMatch | undefined> {
  const found = await findPage({ ...address, pathname: statusRoutes[status], search: '' }, stock)
  return found.kind === 'match' ? found.match : undefined
}
