import type { Records } from '#domain/records.ts'
import type { Site } from '#domain/site/site.ts'
import { knownPins } from '#domain/stock-query/known-pins.ts'
import type { Pins } from '#domain/stock-query/pins.ts'
import type { RouteMatch } from '#pages/routes.ts'
import type { StockSearch } from '../search/stock-search-port.ts'

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
  site: Site,
  stock: StockSearch,
): RouteBindings | undefined {
  const records: { -readonly [Name in keyof Records]?: Records[Name] } = {}
  if (params.car !== undefined) {
    const car = stock.carBySlug(params.car)
    if (!car) return undefined
    records.car = car
  }
  if (params.location !== undefined) {
    const location = site.locations.find(({ slug }) => slug === params.location)
    if (!location) return undefined
    records.location = location
  }
  // Offers and models have no source yet: a route that binds one matches nothing.
  if (params.offer !== undefined || params.model !== undefined) return undefined
  if (params.scope !== undefined) {
    const pins = knownPins(segmentsOf(params), stock)
    return pins && { records, pins }
  }
  const pins = pinned && knownPins(segmentsOf(pinned), stock)
  return pins ? { records, pins } : { records }
}

const segmentsOf = ({ scope, within }: Readonly<Record<string, string>>): string[] =>
  [scope, within].filter((segment) => segment !== undefined)
