import { NoAnswer, Refusal } from '../api/call.ts'
import { NoPasskey } from '../api/passkeys.ts'

const dayMs = 86_400_000

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true })
const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'medium' })

/** A time of day as the workspace writes it: "8.41 am". */
export const timeOf = (at: Date): string => clock.format(at).replace(':', '.')

/** A moment in full, for a title: "Monday 23 November 2026 at 4.12.30 pm". */
export const momentOf = (at: Date): string => moment.format(at).replaceAll(':', '.')

/** A moment to come by the clocks of a site: "Friday 27 November 2026 at 6.00 am AEST". */
export function siteMomentOf(at: Date, timeZone: string): string {
  const shape = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat('en-AU', { ...shape, ...time, timeZone })
    .format(at)
    .replaceAll(':', '.')
}

/** When something was, in few words: "8.41 am" today, "Mon 4.12 pm" in the last days, else the date. */
export function whenOf(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return timeOf(at)
  const isNear = Math.abs(now.getTime() - at.getTime()) < 6 * dayMs
  return isNear ? `${weekday.format(at)} ${timeOf(at)}` : date.format(at)
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
