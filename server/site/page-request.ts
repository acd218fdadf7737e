import type { PageView } from '#blocks/view-context.ts'
import { calendarDay } from '#domain/format.ts'
import { searchedType } from '#domain/stock-query/counted.ts'
import { withPins } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { Lru } from '#pages/render/lru.ts'
import { liveBlocksOf } from '#pages/render/page.ts'
import type { BlockFault, PageRequest, RequestSearch } from '#pages/render/request.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { causeText } from '../log.ts'
import type { StockSearch } from '../search/port.ts'
import type { Tenant } from '../tenants/load.ts'
import type { Bound } from './bind-records.ts'
import { momentOf } from './moment.ts'
import type { SiteServices } from './services.ts'
import type { SiteUrl } from './site-url.ts'
import type { TenantStock } from './stock-directory.ts'

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

/** The content version of a page: site files, stock, moment (Spec 4.29, D5). */
export const versionOf = (tenant: Tenant, stock: TenantStock, moment: string): string =>
  `${tenant.version} ${stock.version} ${moment}`

/** Everything that rendering the page depends on. */
export function pageRequest(found: Found, services: SiteServices, requestId: string): PageRequest {
  const { tenant, page, bound, stock } = found
  const moment = momentOf(services.clock())
  return {
    page,
    site: tenant.site,
    themeCss: tenant.themeCss,
    view: pageView(found, moment),
    url: addressOf(found),
    records: bound.records,
    search: pageSearch(found),
    ports: { search: remembered(stock.search) },
    today: calendarDay(new Date(moment), tenant.site.timeZone),
    version: `${tenant.slug} ${tenant.version} ${moment}`,
    fragments: services.fragments,
    assets: services.assets,
    showFaults: services.development !== undefined,
    onFault: (fault) => logFault(fault, found, services, requestId),
  }
}

function pageSearch({ bound: { pins }, stock: { search }, url }: Found): RequestSearch {
  const state = withPins(url.state, pins)
  const { make, model } = state.terms
  const ofMake = {
    ...emptyState,
    terms: { ...(make && { make }), ...(make && model && { model }) },
  }
  const { facets } = remembered(search)({ state: ofMake, hitsPerPage: 0, facets: ['item_type'] })
  const itemType = searchedType(state, facets.item_type)
  return { state, pins, known: search, itemType, hasStock: search.size > 0 }
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

const keptAnswers = 200
const answersOf = new WeakMap<StockSearch, Lru<string, SearchResult>>()

/** Equal searches of one index share an answer, within a page and between pages (Spec 9.02). */
function remembered(stock: StockSearch): (request: SearchRequest) => SearchResult {
  const answers = answersOf.get(stock) ?? new Lru<string, SearchResult>(keptAnswers)
  answersOf.set(stock, answers)
  return (request) => answers.keep(JSON.stringify(request), () => stock.search(request))
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
