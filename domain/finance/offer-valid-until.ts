import { monthsAfter } from '../calendar.ts'
import { calendarDay } from '../format.ts'

/**
 * The last day, `2026-02-28`, of an offer that is valid one month ahead of today in the site's time
 * zone: the same day of the next month, or that month's last if it is shorter. Spec 9.15.
 */
export const offerValidUntil = (now: Date, timeZone: string): string =>
  calendarDay(monthsAfter(new Date(calendarDay(now, timeZone)), 1), 'UTC')
