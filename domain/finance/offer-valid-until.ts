import { calendarDay } from '../format.ts'

/**
 * The last day, `2026-02-28`, of an offer that is valid one month ahead of today in the site's time
 * zone: the same day of the next month, or that month's last where it is shorter. Spec 9.15.
 */
export function offerValidUntil(now: Date, timeZone: string): string {
  const today = new Date(calendarDay(now, timeZone))
  const year = today.getUTCFullYear()
  const nextMonth = today.getUTCMonth() + 1
  // Day 0 of a month is the last day of the one before.
  const lastDay = new Date(Date.UTC(year, nextMonth + 1, 0)).getUTCDate()
  const day = Math.min(today.getUTCDate(), lastDay)
  return calendarDay(new Date(Date.UTC(year, nextMonth, day)), 'UTC')
}
