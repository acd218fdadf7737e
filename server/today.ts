import { nextDayStart } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'

interface Day {
  readonly day: string
  /** Milliseconds since 1970: from the time of the first call to the day's end. */
  readonly from: number
  readonly until: number
}

// By time zone: computing a day takes longer than rendering a list.
const days = new Map<string, Day>()

/** The calendar day of a time in a time zone, `2026-11-21` (D5). */
export function today(now: Date, timeZone: string): string {
  const at = now.getTime()
  const known = days.get(timeZone)
  if (known && known.from <= at && at < known.until) return known.day
  const day = calendarDay(now, timeZone)
  days.set(timeZone, { day, from: at, until: nextDayStart(now, timeZone)?.getTime() ?? at })
  return day
}
