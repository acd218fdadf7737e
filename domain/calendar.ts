import { DAY_MS } from './car/thresholds.ts'
import { calendarDay } from './format.ts'

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
