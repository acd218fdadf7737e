import { dayAfter } from '../calendar.ts'
import { calendarDay, timeOfDay } from '../format.ts'
import { DAY_MS, MINUTE_MS } from '../units.ts'

/** How far the clock of a time zone is ahead of UTC at an instant, ms. */
const aheadOfUtc = (instant: Date, timeZone: string): number =>
  Date.parse(`${calendarDay(instant, timeZone)}T${timeOfDay(instant, timeZone)}Z`) -
  Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS

/**
 * The instants at which the clocks of a time zone show a time of day, in order: one on most days, none
 * where clocks are set forward over it, two where they are set back. Of `24:00` the end of the day. None
 * for a day or time that is none. D5.
 * @param day `2026-10-04`
 * @param time `02:30`
 */
export function localInstants(day: string, time: string, timeZone: string): readonly Date[] {
  if (time === '24:00') return localInstants(dayAfter(day, 1), '00:00', timeZone)
  const asUtc = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(asUtc)) return []
  // Clocks are set at most once within two days.
  const around = [-DAY_MS, DAY_MS].map((far) => aheadOfUtc(new Date(asUtc + far), timeZone))
  return [...new Set(around)]
    .map((ahead) => new Date(asUtc - ahead))
    .filter((at) => calendarDay(at, timeZone) === day && timeOfDay(at, timeZone) === time)
    .sort((a, b) => a.getTime() - b.getTime())
}
