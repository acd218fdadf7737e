import { calendarDay } from './format.ts'
import { DAY_MS, MINUTE_MS } from './units.ts'

/** Time zones differ from UTC by at most this, daylight saving included. */
const FARTHEST_FROM_UTC_MINUTES = 15 * 60

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The weekday of a calendar day, `2026-11-22`: 0 is Sunday; NaN for an invalid day. Spec 3.32. */
export const weekdayOf = (day: string): number => startOf(day).getUTCDay()

/** The calendar day `days` after another, or before it if negative. */
export const dayAfter = (day: string, days: number): string =>
  calendarDay(new Date(startOf(day).getTime() + days * DAY_MS), 'UTC')

/** The year of a instant in a time zone; NaN for an invalid date. D5. */
export const calendarYear = (instant: Date, timeZone: string): number =>
  startOf(calendarDay(instant, timeZone)).getUTCFullYear()

/**
 * The instant `months` after another, or before it if negative, by the UTC calendar: the same day of
 * that month, or its last day if it is shorter. Spec 5.40, 9.15.
 */
export function monthsAfter(instant: Date, months: number): Date {
  const after = new Date(instant)
  after.setUTCMonth(after.getUTCMonth() + months)
  // JavaScript carries a day that the month lacks over into the next.
  if (after.getUTCDate() !== instant.getUTCDate()) after.setUTCDate(0)
  return after
}

/**
 * The instant at which a calendar day begins in a time zone; if a clock change skips its midnight or
 * the whole day, the first instant after. Undefined for an invalid day. D5.
 */
export function dayStart(day: string, timeZone: string): Date | undefined {
  const utc = startOf(day).getTime()
  if (Number.isNaN(utc)) return undefined
  // Zones differ from UTC by whole minutes; ISO days compare as text.
  let before = -FARTHEST_FROM_UTC_MINUTES
  let reached = FARTHEST_FROM_UTC_MINUTES + DAY_MS / MINUTE_MS
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    const isReached = calendarDay(new Date(utc + middle * MINUTE_MS), timeZone) >= day
    if (isReached) reached = middle
    else before = middle
  }
  return new Date(utc + reached * MINUTE_MS)
}

/** The instant at which the next calendar day begins in a time zone. D5. */
export const nextDayStart = (now: Date, timeZone: string): Date | undefined =>
  dayStart(dayAfter(calendarDay(now, timeZone), 1), timeZone)

/** The earliest instant; undefined if there is none. Undefined entries and invalid dates are ignored. */
export function earliest(instants: readonly (Date | undefined)[]): Date | undefined {
  const times = instants.flatMap((instant) => instant?.getTime() ?? []).filter(Number.isFinite)
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}
