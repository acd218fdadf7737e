import { DAY_MS } from './car/thresholds.ts'
import { calendarDay } from './format.ts'

/** The clocks of the world are at most this far from UTC, either way, a change of the clocks included. */
const FARTHEST_FROM_UTC_MINUTES = 15 * 60
const MINUTE_MS = 60_000

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The weekday of a calendar day, `2026-11-22`: 0 is Sunday; NaN where it is no day. Spec 3.32. */
export const weekdayOf = (day: string): number => startOf(day).getUTCDay()

/** The calendar day so many days after another, or before it where negative. */
export const dayAfter = (day: string, days: number): string =>
  calendarDay(new Date(startOf(day).getTime() + days * DAY_MS), 'UTC')

/** The year of a moment in a time zone; NaN where it is no moment. D5. */
export const calendarYear = (moment: Date, timeZone: string): number =>
  startOf(calendarDay(moment, timeZone)).getUTCFullYear()

/**
 * The moment so many months after another, or before it where negative, by the calendar of UTC: the
 * same day of that month, or its last where it is shorter. Spec 5.40, 9.15.
 */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  after.setUTCMonth(after.getUTCMonth() + months)
  // A day that the month lacks runs over into the next.
  if (after.getUTCDate() !== moment.getUTCDate()) after.setUTCDate(0)
  return after
}

/**
 * The moment at which a calendar day begins in a time zone; where the clocks pass over its midnight
 * or over all of it, the first moment after. Undefined for what is no day. D5.
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

/** The moment at which the next calendar day begins in a time zone. D5. */
export const nextDayStart = (now: Date, timeZone: string): Date | undefined =>
  dayStart(dayAfter(calendarDay(now, timeZone), 1), timeZone)

/** The first of some moments; undefined where there is none. What is no moment does not count. */
export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []).filter(Number.isFinite)
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}
