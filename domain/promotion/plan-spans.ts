import { dayAfter } from '../calendar.ts'
import type { DayWindow } from './day-window.ts'
import type { PromoCard } from './promo-card.ts'

/** How far ahead promotions are compared, days. */
const PLAN_DAYS = 90

/** Calendar days, both included. */
export interface Span {
  readonly first: string
  readonly last: string
}

/** The days in which a promotion shows. */
export const windowOf = ({ start, expiry }: PromoCard): DayWindow => ({
  first: start,
  last: expiry,
})

/** The days from a day on, cut where a promotion begins or has ended: within a span the same ones show. */
export function spansOf(own: readonly PromoCard[], today: string): Span[] {
  const end = dayAfter(today, PLAN_DAYS)
  const cuts = own.flatMap(({ start, expiry }) => [
    ...(start === undefined ? [] : [start]),
    ...(expiry === undefined ? [] : [dayAfter(expiry, 1)]),
  ])
  const firsts = [...new Set([today, ...cuts])].filter((day) => day >= today && day < end).sort()
  return firsts.map((first, at) => ({ first, last: dayAfter(firsts[at + 1] ?? end, -1) }))
}
