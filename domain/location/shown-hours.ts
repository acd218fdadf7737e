import { dayAfter, dayStart, nextDayStart } from '../calendar.ts'
import { calendarDay, type FormatLocale, formatShortDay } from '../format.ts'
import { holidayHours } from './holiday-hours.ts'
import type { DayHours, LocationHours } from './hours-on-day.ts'
import { dayRuns, type HoursLine, type HoursWords, hoursText, weekLines } from './hours-text.ts'
import { hoursThisWeek } from './hours-this-week.ts'
import { DAYS_IN_WEEK, HOLIDAY_NOTICE_DAYS } from './thresholds.ts'

/** Where and when hours are shown. */
export interface HoursContext {
  readonly now: Date
  /** Of the location. */
  readonly timeZone: string
  readonly locale: FormatLocale
  readonly words: HoursWords
}

/**
 * The hours of a location as every screen shows them. A plain week is listed from Monday. With special
 * hours in the next seven days these are listed by date from today, and a special day replaces
 * its weekday, with its date and name. Special days of the week after follow. Spec 3.32, 8.19, 9.27,
 * 9.28, D37.
 */
export function shownHours(location: LocationHours, context: HoursContext): HoursLine[] {
  const { now, timeZone, locale, words } = context
  const notice = holidayHours(location, now, timeZone)
  const isSoon = ({ day }: DayHours) => day <= lastDayOfWeek(calendarDay(now, timeZone))
  const soon = notice.filter(isSoon)
  const later = notice.filter((day) => !isSoon(day))
  const week =
    soon.length > 0
      ? datedWeek(location, soon, context)
      : weekLines(location.opening_hours, words, locale)
  return [...week, ...later.flatMap((day) => specialLine(day, context))]
}

const lastDayOfWeek = (today: string): string => dayAfter(today, DAYS_IN_WEEK - 1)

function datedWeek(
  location: LocationHours,
  special: DayHours[],
  context: HoursContext,
): HoursLine[] {
  const { now, timeZone, locale, words } = context
  const days = hoursThisWeek(location, { now, timeZone, start: 'today' })
  const lines: HoursLine[] = []
  let plain: DayHours[] = []
  for (const day of days) {
    if (!special.some((other) => other.day === day.day)) {
      plain.push(day)
      continue
    }
    lines.push(...dayRuns(plain, words, locale), ...specialLine(day, context))
    plain = []
  }
  return [...lines, ...dayRuns(plain, words, locale)]
}

/** A day with special hours as a line of its own; none without hours. */
export function specialLine(
  { day, name, hours }: DayHours,
  { words, locale }: HoursContext,
): HoursLine[] {
  if (hours === undefined) return []
  const special = { day, ...(name && { name }) }
  return [{ days: formatShortDay(day, locale), hours: hoursText(hours, words, locale), special }]
}

/**
 * The next time at which `shownHours` changes: each midnight of the location while a
 * special day is among the next seven, else the midnight at which the next one is announced or enters
 * the week. Undefined without a future special day. Spec 3.32, 9.27, D37.
 */
export function nextHoursChangeAt(
  { special_hours }: LocationHours,
  now: Date,
  timeZone: string,
): Date | undefined {
  const today = calendarDay(now, timeZone)
  const ahead = special_hours.map(({ date }) => date).filter((date) => date >= today)
  if (ahead.some((date) => date <= lastDayOfWeek(today))) return nextDayStart(now, timeZone)
  const changes = ahead.flatMap((date) => [
    dayAfter(date, -HOLIDAY_NOTICE_DAYS),
    dayAfter(date, 1 - DAYS_IN_WEEK),
  ])
  const next = changes.filter((day) => day > today).sort()[0]
  return next === undefined ? undefined : dayStart(next, timeZone)
}
