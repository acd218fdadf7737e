import type { Records } from '#domain/records.ts'
import { knownPins } from '#domain/stock-query/known-pins.ts'
import type { Pins } from '#domain/stock-query/pins.ts'
import type { RouteMatch } from '#pages/routes.ts'
import type { StockSearch } from '../search/stock-search-port.ts'
import { contentRecords } from '../tenants/content/content-records.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What a route's parameters stand for. */
export interface RouteBindings {
  readonly records: Partial<Records>
  readonly pins?: Pins
}

/**
 * Resolves a route's parameters (D3) to records and pinned refinements (`:scope`, `:within`, D7).
 * Undefined when one of them does not exist, so that the next route is tried. A page that replaces a
 * pinned search has that search's pins.
 */
export function bindRecords(
  { params, pinned }: Pick<RouteMatch<object>, 'params' | 'pinned'>,
  { site, content }: Pick<Tenant, 'site' | 'content'>,
  stock: StockSearch,
): RouteBindings | undefined {
  const ofContent = contentRecords(params, content, site)
  if (!ofContent) return undefined
  let records: Partial<Records> = ofContent
  if (params.car !== undefined) {
    const car = stock.carBySlug(params.car)
    if (!car) return undefined
    records = { ...records, car }
  }
  if (params.scope !== undefined) {
    const pins = knownPins(segmentsOf(params), stock)
    return pins && { records, pins }
  }
  const pins = pinned && knownPins(segmentsOf(pinned), stock)
  return pins ? { records, pins } : { records }
}

const segmentsOf = ({ scope, within }: Readonly<Record<string, string>>): string[] =>
  [scope, within].filter((segment) => segment !== undefined)
