import { dayAfter } from '../calendar.ts'
import { calendarDay, timeOfDay } from '../format.ts'
import { type DayHours, type Hours, hoursOnDay, type LocationHours } from './hours-on-day.ts'
import { OPENING_LOOKAHEAD_DAYS } from './thresholds.ts'

/** A day and a time of day in the location's time zone: `2026-11-23` at `08:30`. */
export interface DayTime {
  readonly day: string
  readonly time: string
}

/** Whether a location is open, and its next change. */
export type OpeningState =
  /** `closes` is absent if it does not close in the next two weeks. */
  | { readonly state: 'open'; readonly closes?: DayTime }
  /** `opens` is absent if it does not open in the next two weeks. */
  | { readonly state: 'closed'; readonly opens?: DayTime }
  /** Today has no times: only a text, or no entry. */
  | { readonly state: 'unstated'; readonly hours?: Hours }

const midnight = { begins: '00:00', ends: '24:00' } as const

const runsIntoNextDay = ({ hours }: DayHours, next: DayHours | undefined): boolean =>
  hours?.kind === 'open' &&
  hours.close === midnight.ends &&
  next?.hours?.kind === 'open' &&
  next.hours.open === midnight.begins

/** From the first day, which is open, on. */
function nextClosing(days: readonly DayHours[]): DayTime | undefined {
  const last = days.slice(0, -1).find((day, at) => !runsIntoNextDay(day, days[at + 1]))
  return last?.hours?.kind === 'open' ? { day: last.day, time: last.hours.close } : undefined
}

/** An opening later than this time on the first day, or on a day after it. */
function nextOpening(days: readonly DayHours[], time: string): DayTime | undefined {
  for (const [ahead, { day, hours }] of days.entries()) {
    if (hours?.kind !== 'open') continue
    if (ahead > 0 || hours.open > time) return { day, time: hours.open }
  }
  return undefined
}

/**
 * Whether a location is open now: from the minute that it opens to the minute before it closes, by
 * the clock of its time zone, with its special hours. Spec 3.32, 8.19, 9.27.
 */
export function openingState(location: LocationHours, now: Date, timeZone: string): OpeningState {
  const today = calendarDay(now, timeZone)
  const time = timeOfDay(now, timeZone)
  const { hours } = hoursOnDay(location, today)
  if (hours?.kind !== 'open' && hours?.kind !== 'closed') {
    return { state: 'unstated', ...(hours && { hours }) }
  }
  const days = Array.from({ length: OPENING_LOOKAHEAD_DAYS + 1 }, (_, ahead) =>
    hoursOnDay(location, dayAfter(today, ahead)),
  )
  if (hours.kind === 'open' && hours.open <= time && time < hours.close) {
    const closes = nextClosing(days)
    return { state: 'open', ...(closes && { closes }) }
  }
  const opens = nextOpening(days, time)
  return { state: 'closed', ...(opens && { opens }) }
}
