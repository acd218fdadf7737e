import type { FormatLocale } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'
import { type Hours, weekdayHours } from './hours-on-day.ts'
import type { OpeningHours } from './opening-hours.ts'

/** The site's words for days without times. Spec 8.19. */
export type HoursWords = Pick<Words, 'closed' | 'byAppointment' | 'enquireNow'>

/** Consecutive days with the same hours, or one day with special hours. */
export interface HoursLine {
  /** `Mon-Fri`, `Sat`; `Fri 25 Dec` of a special day. */
  readonly days: string
  /** `8.30am-5.30pm`, or the text that replaces it. */
  readonly hours: string
  /** Of a day with special hours: the day, `2026-12-25`, and its name, such as Christmas Day. */
  readonly special?: { readonly day: string; readonly name?: string }
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
const noon = 12
const dayHours = 24
const minuteDigits = 2

/**
 * `08:30` → `8.30am`, as Spec 9.28 writes times, in the United States `8:30am`; `17:00` → `5pm`, midnight is
 * `12am`.
 */
export function clockTime(time: string, locale: FormatLocale = 'en-AU'): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour % dayHours < noon ? 'am' : 'pm'
  const separator = locale === 'en-US' ? ':' : '.'
  const minutes = minute === 0 ? '' : `${separator}${String(minute).padStart(minuteDigits, '0')}`
  return `${hour % noon || noon}${minutes}${half}`
}

/** The hours of a day as they are shown: `8.30am-5.30pm`, or a text. Spec 8.19, 9.28. */
export function hoursText(hours: Hours, words: HoursWords, locale?: FormatLocale): string {
  switch (hours.kind) {
    case 'closed':
      return words.closed
    case 'by_appointment':
      return words.byAppointment
    case 'enquire':
      return words.enquireNow
    case 'text':
      return hours.text
    case 'open':
      return hours.text ?? timesText(hours, locale)
  }
}

interface Times {
  readonly open: string
  readonly close: string
}

const timesText = ({ open, close }: Times, locale: FormatLocale | undefined): string =>
  open === '00:00' && close === '24:00'
    ? 'Open 24 hours'
    : `${clockTime(open, locale)}-${clockTime(close, locale)}`

/** The week, Monday first, with equal consecutive days as one line. Spec 3.32, 8.19, 9.28. */
export function weekLines(
  week: readonly OpeningHours[],
  words: HoursWords,
  locale?: FormatLocale,
): HoursLine[] {
  const days = mondayFirst.map((weekday) => {
    const entry = week.find((entry) => entry.weekday === weekday)
    return { weekday, ...(entry && { hours: weekdayHours(entry) }) }
  })
  return dayRuns(days, words, locale)
}

/**
 * Consecutive days with equal hours as one line each; days without hours are left out and end a line. Spec 8.19.
 */
export function dayRuns(
  days: readonly { readonly weekday: number; readonly hours?: Hours }[],
  words: HoursWords,
  locale?: FormatLocale,
): HoursLine[] {
  const runs: { first: string; last: string; hours: string }[] = []
  let previous: string | undefined
  for (const { weekday, hours } of days) {
    const text = hours && hoursText(hours, words, locale)
    const name = dayNames[weekday] ?? ''
    const run = runs.at(-1)
    if (run && text !== undefined && text === previous) run.last = name
    else if (text !== undefined) runs.push({ first: name, last: name, hours: text })
    previous = text
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours,
  }))
}
