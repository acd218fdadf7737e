import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import { searchedType } from '#domain/stock-query/counted.ts'
import { knownPins } from '#domain/stock-query/known-pins.ts'
import { withPins } from '#domain/stock-query/pins.ts'
import { searchTextsOf } from '#domain/stock-query/search-texts.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { fragmentsOfOnePage } from '#pages/render/fragment-cache.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import { blockCode } from '#pages/render/registry.ts'
import type {
  BlockFault,
  PersonalRequest,
  RequestSearch,
  SharedRequest,
} from '#pages/render/request.ts'
import type { PageView } from '#parts/view-context.ts'
import { takenSlots } from '../appointments/taken-slots.ts'
import { geocode } from '../location/geocode.ts'
import { causeText } from '../log.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { drawsPort } from '../prize-wheel/own-spins.ts'
import { cachedSearch, type Search } from '../search/cached-search.ts'
import type { StockState } from '../search/stock-directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { today } from '../today.ts'
import { valuedCar } from '../trade-in/valued-car.ts'
import { crumbsOf } from './crumbs.ts'
import type { SiteServices } from './services.ts'

/** The content version of a page: site files and stock (Spec 4.29). */
export const versionOf = (tenant: Tenant, stock: StockState): string =>
  `${tenant.version} ${stock.version}`

export interface RenderOptions {
  readonly now: Date
  readonly requestId: string
  /** Whether a failed block shows its error: in development and in a preview. */
  readonly showFaults: boolean
}

/** Everything that rendering the page for everyone depends on; the visitor is not part of it. */
export function sharedRequest(
  match: PageMatch,
  services: SiteServices,
  options: RenderOptions,
): SharedRequest {
  const { searchResults, fragments } = services
  const day = today(options.now, match.tenant.site.timeZone)
  // The day is part of the version: time alone changes what a car shows, such as "new arrival".
  const version = shortVersion(match.tenant, `${versionOf(match.tenant, match.stock)} ${day}`)
  const request = anyRequest(match, services, options, { searchResults, fragments, version })
  return { ...request, audience: 'everyone', visitor: anonymous }
}

/** The same for one visitor: it reads from no shared cache and writes to none. */
export function personalRequest(
  match: PageMatch,
  services: RenderServices,
  options: RenderOptions,
  visitor: Visitor,
): PersonalRequest {
  const caches = { searchResults: undefined, fragments: fragmentsOfOnePage(), version: '' }
  return { ...anyRequest(match, services, options, caches), audience: 'visitor', visitor }
}

/**
 * What is only in the page of one visitor: a form that was not taken, as it was typed, a sign-in on its way,
 * or a buyer's details.
 */
export type PersonalView = Pick<
  PageView,
  | 'form'
  | 'signIn'
  | 'myDetails'
  | 'valuation'
  | 'checkout'
  | 'purchase'
  | 'reservation'
  | 'payment'
  | 'appointment'
>

export const withPersonalView = (
  request: PersonalRequest,
  shown: PersonalView,
): PersonalRequest => ({ ...request, view: { ...request.view, ...shown } })

/** The services that rendering without a cache needs. */
export type RenderServices = Pick<
  SiteServices,
  'code' | 'assets' | 'log' | 'appointments' | 'findPlaces' | 'spins' | 'valuations' | 'watchlist'
>

/** The caches that a rendering reads and fills. */
interface RenderCaches {
  readonly searchResults: SiteServices['searchResults'] | undefined
  readonly fragments: SiteServices['fragments']
  /** Prefix of the cache keys of fragments. */
  readonly version: string
}

function anyRequest(
  match: PageMatch,
  services: RenderServices,
  { now, requestId, showFaults }: RenderOptions,
  { searchResults, fragments, version }: RenderCaches,
): Omit<SharedRequest, 'audience' | 'visitor'> {
  const { tenant, page, bindings, stock } = match
  const search = cachedSearch(stock, searchResults)
  const shown = requestSearch(match, search)
  return {
    page,
    site: tenant.site,
    view: pageView(match, now.toISOString(), shown),
    url: addressOf(match),
    records: bindings.records,
    parameters: match.url.read,
    search: shown,
    ports: {
      search,
      best: stock.search.best,
      carById: stock.search.carById,
      content: tenant.content,
      placeOf: async (postcode) => {
        const found = await geocode(postcode, tenant.site, services.findPlaces)
        return found.valid ? found.value : undefined
      },
      valuationById: (id) => valuedCar(id, services, tenant, now),
      savedBy: async (account) => (await services.watchlist?.(tenant.slug))?.items(account) ?? [],
      ...(services.spins && { draws: drawsPort(services.spins, tenant) }),
      takenSlots: (location) => takenSlots(services, tenant)(location, now),
    },
    today: today(now, tenant.site.timeZone),
    version,
    fragments,
    code: services.code ?? blockCode,
    assets: services.assets,
    showFaults,
    onFault: (fault) => logFault(fault, match, services, requestId),
  }
}

const shortVersions = new WeakMap<Tenant, { readonly version: string; readonly id: string }>()
let versions = 0

/** A short id of a tenant's current version, the prefix of its fragments' cache keys. */
function shortVersion(tenant: Tenant, version: string): string {
  const known = shortVersions.get(tenant)
  if (known?.version === version) return known.id
  const id = (++versions).toString(36)
  shortVersions.set(tenant, { version, id })
  return id
}

function requestSearch(
  { tenant, bindings: { pins }, stock, url }: PageMatch,
  search: Search,
): RequestSearch {
  const state = withPins(url.state, pins)
  const { make, model } = state.terms
  const ofMake = {
    ...emptyState,
    terms: { ...(make && { make }), ...(make && model && { model }) },
  }
  const { facets } = search({ state: ofMake, hitsPerPage: 0, facets: ['item_type'] })
  const pinned = pins && search({ state: withPins(emptyState, pins), hitsPerPage: 0, facets: [] })
  return {
    state,
    pins,
    chosen: url.chosen,
    itemType: searchedType(state, facets.item_type),
    hasStock: stock.search.size > 0,
    searchTexts: searchTextsOf(tenant.site.searchTexts, state, pins),
    isSoldOut: pinned?.count === 0,
    readPins: (segments) => knownPins(segments, stock.search),
  }
}

function pageView(match: PageMatch, now: string, search: RequestSearch): SharedRequest['view'] {
  const { tenant, page, url } = match
  const { pathname } = url
  return {
    path: pathname,
    route: page.route,
    liveBlocks: pageFacts(page).liveBlocks,
    now,
    crumbs: () => crumbsOf(match, search),
    isCurrent: (path) => path === pathname,
    answers: (path) => !tenant.match(path)[Symbol.iterator]().next().done,
  }
}

const addressOf = ({ url: { pathname, query }, origin }: PageMatch): string =>
  `${origin}${pathname}${query && `?${query}`}`

function logFault(
  { blockId, block, cause }: BlockFault,
  { tenant, page, url }: PageMatch,
  { log }: RenderServices,
  requestId: string,
): void {
  const where = { tenant: tenant.slug, file: page.file, path: url.pathname, blockId, block }
  log.error('block_failed', { requestId, ...where, cause: causeText(cause) })
}
