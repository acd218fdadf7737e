import { calendarDay } from '#domain/format.ts'
import { NoAnswer, Refusal } from '../api/call.ts'
import { NoPasskey } from '../api/passkeys.ts'

const dayMs = 86_400_000

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

function clocksOf(timeZone: string) {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { ...shape, timeZone })
  return {
    timeZone,
    clock: format({ hour: 'numeric', minute: '2-digit', hour12: true }),
    seconds: format({ timeStyle: 'medium', hour12: true }),
    weekday: format({ weekday: 'short' }),
    date: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    // Who is elsewhere reads whose clocks it is by.
    moment: format({
      dateStyle: 'full',
      timeStyle: timeZone === browserZone ? 'medium' : 'long',
    }),
  }
}

let clocks = clocksOf(browserZone)

/** From now on times are said by the clocks of the open site, where its cars and buyers are; without one, of the browser. */
export function sayTimesOf(timeZone = browserZone): void {
  if (timeZone !== clocks.timeZone) clocks = clocksOf(timeZone)
}

/** The day that it is by these clocks: `2026-11-23`. */
export const dayOf = (at: Date): string => calendarDay(at, clocks.timeZone)

/** A time of day as the workspace writes it: "8.41 am". */
export const timeOf = (at: Date): string => clocks.clock.format(at).replace(':', '.')

/** The same with seconds: "8.41.07 am". */
export const exactTimeOf = (at: Date): string => clocks.seconds.format(at).replaceAll(':', '.')

/** A moment in full, for a title: "Monday 23 November 2026 at 4.12.30 pm", elsewhere with "AEST". */
export const momentOf = (at: Date): string => clocks.moment.format(at).replaceAll(':', '.')

/** A moment to come by the clocks of a site: "Friday 27 November 2026 at 6.00 am AEST". */
export function siteMomentOf(at: Date, timeZone: string): string {
  const shape = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat('en-AU', { ...shape, ...time, timeZone })
    .format(at)
    .replaceAll(':', '.')
}

/** When something was, in few words: "8.41 am" today, "Mon 4.12 pm" in the last days, else the date. */
export const whenOf = (at: Date, now: Date): string => whenBy(clocks, at, now)

/** The same of a time that is told by the clock of its place: `2026-11-28T14:00`. */
export const localWhenOf = (local: string, now: Date): string =>
  whenBy(clocksOf('UTC'), new Date(`${local}Z`), new Date(dayOf(now)))

function whenBy(by: typeof clocks, at: Date, now: Date): string {
  const time = by.clock.format(at).replace(':', '.')
  if (calendarDay(at, by.timeZone) === calendarDay(now, by.timeZone)) return time
  const isNear = Math.abs(now.getTime() - at.getTime()) < 6 * dayMs
  return isNear ? `${by.weekday.format(at)} ${time}` : by.date.format(at)
}

/** How long until a moment, in whole days or hours: "in 5 days". */
export function untilOf(at: Date, now: Date): string {
  const ms = at.getTime() - now.getTime()
  if (ms <= 0) return 'now'
  const [count, unit] = ms >= dayMs ? [ms / dayMs, 'day'] : [ms / 3_600_000, 'hour']
  const whole = Math.max(1, Math.round(count))
  return `in ${whole} ${unit}${whole === 1 ? '' : 's'}`
}

/** "Priya Menon", "Priya Menon or Sam Bligh", "Ana, Leo or Sam". */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names)

/** What to say of a failure. */
export const sayingOf = (cause: Error): string =>
  cause instanceof Refusal || cause instanceof NoAnswer || cause instanceof NoPasskey
    ? cause.message.replace(/[^.?]$/, '$&.')
    : 'Something in this screen failed. Please load it again.'
