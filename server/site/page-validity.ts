import { earliest } from '#domain/calendar.ts'
import { nextRegoChangeAt } from '#domain/car/rego.ts'
import { teamHours } from '#domain/content/team-hours.ts'
import { contentWindows } from '#domain/content/windows.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { nextOpeningChangeAt } from '#domain/location/next-opening-change.ts'
import { nextHoursChangeAt } from '#domain/location/shown-hours.ts'
import { nextPromoChangeAt } from '#domain/promotion/day-window.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import type { PageMatch } from '../pages/find-page.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * When time alone changes a page, milliseconds since 1970: its stock changes, a block's days begin or
 * end, special hours come up, a location opens or closes, a registration expires. Infinity where that never happens.
 * Spec 4.29, 5.37, D5, D37.
 */
export function validUntil({ tenant, page, bindings, stock }: PageMatch, now: Date): number {
  const { car } = bindings.records
  const { timeZone, locations } = tenant.site
  // A car's page says whether its location is open.
  const location = car && locations.find((place) => isPlaceOf(car, place))
  const ofCar = earliest([
    car && nextRegoChangeAt(car, now, timeZone),
    location && nextOpeningChangeAt(location.contact_detail, now, timeZone),
  ])
  return Math.min(stock.validUntil, pageValidUntil(tenant, page, now), timeOf(ofCar))
}

const timeOf = (date: Date | undefined): number => date?.getTime() ?? Number.POSITIVE_INFINITY

interface Period {
  readonly from: number
  readonly until: number
}

/** By tenant, since tenants of one template share its pages, and have time zones of their own. */
const periods = new WeakMap<Tenant, WeakMap<ResolvedPage, Period>>()

/** The part that does not depend on the request; computed again once that time has passed. */
function pageValidUntil(tenant: Tenant, page: ResolvedPage, now: Date): number {
  const ofTenant = periods.get(tenant) ?? new WeakMap<ResolvedPage, Period>()
  periods.set(tenant, ofTenant)
  const at = now.getTime()
  const known = ofTenant.get(page)
  if (known && known.from <= at && at < known.until) return known.until
  const { timeZone, locations } = tenant.site
  const { windows, showsOpening } = pageFacts(page)
  const next = earliest([
    nextPromoChangeAt([...windows, ...contentWindows(tenant.content)], now, timeZone),
    // The footer of every page shows the hours of every location.
    ...locations.map((location) => nextHoursChangeAt(location.contact_detail, now, timeZone)),
    ...(showsOpening
      ? [
          ...locations.map(({ contact_detail }) => contact_detail),
          ...tenant.content.teams.map((team) => teamHours(team, locations)),
        ].map((hours) => nextOpeningChangeAt(hours, now, timeZone))
      : []),
  ])
  ofTenant.set(page, { from: at, until: timeOf(next) })
  return timeOf(next)
}
