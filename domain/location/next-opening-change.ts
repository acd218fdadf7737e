import { earliest, nextDayStart } from '../calendar.ts'
import { calendarDay, timeOfDay } from '../format.ts'
import { MINUTE_MS } from '../units.ts'
import type { LocationHours } from './hours-on-day.ts'
import { openingState } from './opening-state.ts'

const MINUTES_PER_HOUR = 60

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * MINUTES_PER_HOUR + minute
}

/**
 * The next instant at which what is said of a location's opening changes: it opens, it closes, or a day
 * begins. Spec 3.32, 8.19, D5.
 */
export function nextOpeningChangeAt(
  location: LocationHours,
  now: Date,
  timeZone: string,
): Date | undefined {
  const state = openingState(location, now, timeZone)
  const change =
    state.state === 'open' ? state.closes : state.state === 'closed' ? state.opens : undefined
  const isToday = change?.day === calendarDay(now, timeZone)
  return earliest([
    nextDayStart(now, timeZone),
    isToday ? laterToday(now, change.time, timeZone) : undefined,
  ])
}

/**
 * A later time of the same day; of 24:00, an instant after its end. Zones differ from UTC by whole minutes; a
 * clock change may lie between.
 */
function laterToday(now: Date, time: string, timeZone: string): Date {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  const missing = (from: Date) => minutesOf(time) - minutesOf(timeOfDay(from, timeZone))
  const near = new Date(minute.getTime() + missing(minute) * MINUTE_MS)
  return new Date(near.getTime() + missing(near) * MINUTE_MS)
}
