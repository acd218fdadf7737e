import { dayAfter, weekdayOf } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import { type DayHours, hoursOnDay, type LocationHours } from './hours-on-day.ts'
import { DAYS_IN_WEEK } from './thresholds.ts'

/** The day that a list of a week begins with. */
export type WeekStart = 'today' | 'monday'

/**
 * The hours of seven days in the location's time zone, from today or from the Monday of this week;
 * days with special hours have their name. Spec 3.32, 9.27.
 */
export function hoursThisWeek(
  location: LocationHours,
  { now, timeZone, start }: { now: Date; timeZone: string; start: WeekStart },
): DayHours[] {
  const today = calendarDay(now, timeZone)
  const sinceMonday = (weekdayOf(today) + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
  const first = start === 'today' ? 0 : -sinceMonday
  return Array.from({ length: DAYS_IN_WEEK }, (_, ahead) =>
    hoursOnDay(location, dayAfter(today, first + ahead)),
  )
}
