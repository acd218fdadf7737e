import { dayAfter } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import { ESTIMATE_VALID_DAYS } from './thresholds.ts'

/** The last day, `2026-06-08`, of an estimate made now; days are the site's. Spec 5.26, D29. */
export function estimateValidUntil(now: Date, timeZone: string): string {
  // By the calendar: with a clock change, seven days are not 168 hours.
  return dayAfter(calendarDay(now, timeZone), ESTIMATE_VALID_DAYS)
}

/** Whether an estimate is still valid: to the end of its last day. Spec 5.26, D29. */
export const isEstimateValid = (validUntil: string, now: Date, timeZone: string): boolean =>
  calendarDay(now, timeZone) <= validUntil
