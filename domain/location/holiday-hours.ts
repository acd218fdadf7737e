import { dayAfter } from '../calendar.ts'
import { calendarDay } from '../format.ts'
import { type DayHours, hoursOnDay, type LocationHours } from './hours-on-day.ts'
import { HOLIDAY_NOTICE_DAYS } from './thresholds.ts'

/** The days with special hours of the next two weeks, today included, in their order. Spec 2.35, 9.27. */
export function holidayHours(location: LocationHours, now: Date, timeZone: string): DayHours[] {
  const today = calendarDay(now, timeZone)
  const last = dayAfter(today, HOLIDAY_NOTICE_DAYS)
  return location.special_hours
    .map(({ date }) => date)
    .filter((date) => date >= today && date <= last)
    .sort()
    .map((date) => hoursOnDay(location, date))
}
