import { anonymous, type Visitor } from '#domain/account/visitor.ts'
import { searchedType } from '#domain/stock-query/counted.ts'
import { withPins } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { fragmentsOfOnePage } from '#pages/render/fragment-cache.ts'
import { liveBlocksOf } from '#pages/render/page.ts'
import { blockCode } from '#pages/render/registry.ts'
import type {
  BlockFault,
  PersonalRequest,
  RequestSearch,
  SharedRequest,
} from '#pages/render/request.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import type { PageView } from '#parts/view-context.ts'
import { causeText } from '../log.ts'
import type { Tenant } from '../tenants/load.ts'
import type { Bound } from './bind-records.ts'
import type { SiteServices } from './services.ts'
import type { SiteUrl } from './site-url.ts'
import type { StockState, TenantStock } from './stock-directory.ts'
import { today } from './today.ts'

/** A page that a path leads to, with all that its route binds. */
export interface Found {
  readonly tenant: Tenant
  readonly page: ResolvedPage
  readonly bound: Bound
  readonly stock: TenantStock
  readonly url: SiteUrl
  /** Scheme and host that the visitor sees. */
  readonly origin: string
}

/** The content version of a page: site files and stock (Spec 4.29). */
export const versionOf = (tenant: Tenant, stock: StockState): string =>
  `${tenant.version} ${stock.version}`

export interface RenderOptions {
  readonly now: Date
  readonly requestId: string
  /** Blocks that fail are shown as such, in development and in a preview. */
  readonly showFaults: boolean
}

/** Everything that rendering the page for everyone depends on: who asks is not among it. */
export function sharedRequest(
  found: Found,
  services: SiteServices,
  options: RenderOptions,
): SharedRequest {
  const { answers, fragments } = services
  const day = today(options.now, found.tenant.site.timeZone)
  // With the stock's version, since time alone changes what a car shows: it is a new arrival, or not.
  const version = shortVersion(found.tenant, `${versionOf(found.tenant, found.stock)} ${day}`)
  const request = anyRequest(found, services, options, { answers, fragments, version })
  return { ...request, audience: 'everyone', visitor: anonymous }
}

/** The same for one visitor: it takes nothing from what is kept, and leaves nothing there. */
export function personalRequest(
  found: Found,
  services: SiteServices,
  options: RenderOptions,
  visitor: Visitor,
): PersonalRequest {
  const kept = { answers: undefined, fragments: fragmentsOfOnePage(), version: '' }
  return { ...anyRequest(found, services, options, kept), audience: 'visitor', visitor }
}

/** What a rendering may find again, and leave for others to find. */
interface Kept {
  readonly answers: SiteServices['answers'] | undefined
  readonly fragments: SiteServices['fragments']
  /** Begins the keys of fragments. */
  readonly version: string
}

function anyRequest(
  found: Found,
  services: SiteServices,
  { now, requestId, showFaults }: RenderOptions,
  { answers, fragments, version }: Kept,
): Omit<SharedRequest, 'audience' | 'visitor'> {
  const { tenant, page, bound, stock } = found
  const search = searchWithAnswers(stock, answers)
  return {
    page,
    site: tenant.site,
    themeCss: tenant.themeCss,
    view: pageView(found, now.toISOString()),
    url: addressOf(found),
    records: bound.records,
    search: pageSearch(found, search),
    ports: { search },
    today: today(now, tenant.site.timeZone),
    version,
    fragments,
    code: services.code ?? blockCode,
    assets: services.assets,
    showFaults,
    onFault: (fault) => logFault(fault, found, services, requestId),
  }
}

const shortVersions = new WeakMap<Tenant, { readonly version: string; readonly id: string }>()
let versions = 0

/** A short name of a tenant's current version: it begins the keys of all that a page is made of. */
function shortVersion(tenant: Tenant, version: string): string {
  const known = shortVersions.get(tenant)
  if (known?.version === version) return known.id
  const id = (++versions).toString(36)
  shortVersions.set(tenant, { version, id })
  return id
}

type Search = (request: SearchRequest) => SearchResult

function pageSearch({ bound: { pins }, stock, url }: Found, search: Search): RequestSearch {
  const state = withPins(url.state, pins)
  const { make, model } = state.terms
  const ofMake = {
    ...emptyState,
    terms: { ...(make && { make }), ...(make && model && { model }) },
  }
  const { facets } = search({ state: ofMake, hitsPerPage: 0, facets: ['item_type'] })
  const itemType = searchedType(state, facets.item_type)
  return { state, pins, known: stock.search, itemType, hasStock: stock.search.size > 0 }
}

function pageView({ page, url: { pathname } }: Found, now: string): PageView {
  return {
    path: pathname,
    route: page.route,
    liveBlocks: liveBlocksOf(page),
    now,
    isCurrent: (path) => path === pathname,
  }
}

const addressOf = ({ url: { pathname, query }, origin }: Found): string =>
  `${origin}${pathname}${query && `?${query}`}`

/** Equal searches of one stock share an answer, within a page and between pages (Spec 9.02). */
function searchWithAnswers({ search, version }: TenantStock, answers: Kept['answers']): Search {
  const ofThisPage = new Map<string, SearchResult>()
  const keep = (key: string, result: SearchResult) => answers?.offer(key, result) ?? result
  return (request) => {
    const key = `${version} ${JSON.stringify(request)}`
    const known = ofThisPage.get(key) ?? answers?.get(key)
    const result = known ?? keep(key, search.search(request))
    ofThisPage.set(key, result)
    return result
  }
}

const VALUE_BYTES = 60
/** A car as an object: an answer keeps its own alive. */
const HIT_BYTES = 3_600

/** What a kept answer takes in memory, in bytes. */
export function answerBytes({ hits, facets }: SearchResult): number {
  const values = Object.values(facets).reduce((sum, counts) => sum + Object.keys(counts).length, 0)
  return hits.length * HIT_BYTES + values * VALUE_BYTES
}

function logFault(
  { blockId, block, cause }: BlockFault,
  { tenant, page, url }: Found,
  { log }: SiteServices,
  requestId: string,
): void {
  const where = { tenant: tenant.slug, file: page.file, path: url.pathname, blockId, block }
  log.error('block_failed', { requestId, ...where, cause: causeText(cause) })
}
