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
export function siteTime(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  const time = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
  return `${day.format(at)}, ${time.format(at).replace(':', '.')}`
}
