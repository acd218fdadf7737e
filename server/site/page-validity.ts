import { earliest } from '#domain/calendar.ts'
import { nextRegoChangeAt } from '#domain/car/rego.ts'
import { nextHoursChangeAt } from '#domain/location/shown-hours.ts'
import { type DayWindow, nextPromoChangeAt } from '#domain/promotion/day-window.ts'
import type { PageNode, ResolvedPage } from '#pages/resolved-page.ts'
import type { Found } from './page-request.ts'

/**
 * When time alone makes a page another, milliseconds since 1970: its stock changes, a block's days
 * begin or end, special hours come up, a registration expires. Infinity where that never happens.
 * Spec 4.29, 5.37, D5, D37.
 */
export function validUntil({ tenant: { site }, page, bound, stock }: Found, now: Date): number {
  const { timeZone, locations } = site
  const { car } = bound.records
  const next = earliest([
    nextPromoChangeAt(windowsOf(page), now, timeZone),
    ...locations.map((location) => nextHoursChangeAt(location.contact_detail, now, timeZone)),
    car && nextRegoChangeAt(car, now, timeZone),
  ])
  return Math.min(stock.validUntil, next?.getTime() ?? Number.POSITIVE_INFINITY)
}

const windows = new WeakMap<ResolvedPage, readonly DayWindow[]>()

/** The days in which blocks of the page show. */
function windowsOf(page: ResolvedPage): readonly DayWindow[] {
  const known = windows.get(page) ?? [...everyWindow(page.blocks)]
  windows.set(page, known)
  return known
}

function* everyWindow(nodes: readonly PageNode[]): Generator<DayWindow> {
  for (const { when, slots } of nodes) {
    if (when?.from !== undefined || when?.until !== undefined) {
      yield { first: when.from, last: when.until }
    }
    for (const slot of Object.values(slots)) yield* everyWindow(slot)
  }
}
