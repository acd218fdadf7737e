import type { FormatLocale } from '../format.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes far longer than using it. */
function formatOf(locale: FormatLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** A calendar day in words: `Thursday 26 November`, `Thursday, November 26` on the US variant. Spec 9.27. */
export function formatWeekday(day: string, locale: FormatLocale): string {
  const shape = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = formatOf(locale, shape).format(new Date(`${day}T00:00:00Z`))
  return locale === 'en-US' ? text : text.replace(',', '')
}

/** What people call the clock of a time zone on a day: `AEST`, `CDT`. */
export function zoneName(day: string, locale: FormatLocale, timeZone: string): string {
  const parts = formatOf(locale, { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const HALF_DAY = 12

/** `09:30` as a button says it below the part of its day: `9.30`, in the United States `9:30`. */
export function slotTime(time: string, locale: FormatLocale): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % HALF_DAY || HALF_DAY}${locale === 'en-US' ? ':' : '.'}${minute}`
}
