import type { PageView } from '#blocks/view-context.ts'
import { calendarDay } from '#domain/format.ts'
import { withPins } from '#domain/stock-query/pins.ts'
import type { SearchRequest, SearchResult } from '#domain/stock-query/result.ts'
import { Lru } from '#pages/render/lru.ts'
import { liveBlocksOf } from '#pages/render/page.ts'
import type { BlockFault, PageRequest } from '#pages/render/request.ts'
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
  const { tenant, page, bound, stock, url } = found
  const moment = momentOf(services.clock())
  return {
    page,
    site: tenant.site,
    themeCss: tenant.themeCss,
    view: pageView(found, moment),
    records: bound.records,
    search: { state: withPins(url.state, bound.pins), pins: bound.pins, known: stock.search },
    ports: { search: remembered(stock.search) },
    today: calendarDay(new Date(moment), tenant.site.timeZone),
    version: `${tenant.slug} ${tenant.version} ${moment}`,
    assets: services.assets,
    showFaults: services.development !== undefined,
    onFault: (fault) => logFault(fault, found, services, requestId),
  }
}

function pageView({ page, url, origin }: Found, now: string): PageView {
  const { pathname, query } = url
  return {
    path: pathname,
    url: `${origin}${pathname}${query && `?${query}`}`,
    route: page.route,
    liveBlocks: liveBlocksOf(page),
    now,
    isCurrent: (path) => path === pathname,
  }
}

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
