import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Item = StaffAnswer<'GET /:site/attention'>['items'][number]
export type Group = Item['group']

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** The groups in their order, and what each is about. */
export const groupWords: Readonly<Record<Group, string>> = {
  answer: 'Answer',
  fix: 'Fix',
  soon: 'Soon',
  tidy: 'Tidy',
}

/** How long something has waited, in few words: "9 min", "1 h 32", "6 days". */
export function ageOf({ since }: Item, now: Date): string {
  if (since === undefined) return ''
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (hours < DAY_HOURS) return `${hours} h ${minutes % HOUR_MINUTES}`
  const days = Math.floor(hours / DAY_HOURS)
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** A moment by the clocks of a site: "Tuesday 24 November, 8.42 am". */
export const siteTime = (at: Date, timeZone: string): string =>
  `${longDay(at, timeZone)}, ${siteHour(at, timeZone)}`

/** A time of day by the clocks of a site: "8.42 am". */
export const siteHour = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
    .format(at)
    .replace(':', '.')

/** A day by the clocks of a site, as it is said behind a noun: "today", "on Tuesday 24 November". */
export function siteDay(at: Date, timeZone: string, now: Date): string {
  const day = longDay(at, timeZone)
  if (day === longDay(now, timeZone)) return 'today'
  const tomorrow = new Date(now.getTime() + DAY_HOURS * HOUR_MINUTES * MINUTE_MS)
  return day === longDay(tomorrow, timeZone) ? 'tomorrow' : `on ${day}`
}

const longDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at)
