import type { FormatLocale } from '#domain/format.ts'

/** The parts of an instant on the clocks of a time zone, and how far those are ahead of UTC: `+10:00`. */
function partsOf(instant: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'longOffset',
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  // `GMT` alone where it is UTC, and without minutes in some versions of ICU.
  const [, sign = '+', hours = '00', minutes = '00'] =
    /GMT([+-])(\d{1,2}):?(\d{2})?/.exec(part('timeZoneName')) ?? []
  return { part, offset: `${sign}${hours.padStart(2, '0')}:${minutes}` }
}

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
]

/** An instant with the clock of a time zone, ISO 8601: `2026-11-24T14:13:00+10:00`. */
export function localTimestamp(instant: Date, timeZone: string): string {
  const { part, offset } = partsOf(instant, timeZone)
  // Of September, British English has `Sept`.
  const month = MONTHS.indexOf(part('month').slice(0, 3)) + 1
  const day = `${part('year')}-${String(month).padStart(2, '0')}-${part('day')}`
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}

/** The `Date` of a mail with the clock of a time zone, RFC 5322: `Tue, 24 Nov 2026 14:13:00 +1000`. */
export function mailDate(instant: Date, timeZone: string): string {
  const { part, offset } = partsOf(instant, timeZone)
  const day = `${part('weekday')}, ${part('day')} ${part('month').slice(0, 3)} ${part('year')}`
  const time = `${part('hour')}:${part('minute')}:${part('second')}`
  return `${day} ${time} ${offset.replace(':', '')}`
}

/** An instant for people, with the clock of a time zone: `Tuesday, 24 November 2026 at 2:13 pm AEST`. */
export const spokenTime = (instant: Date, locale: FormatLocale, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    // Mail programs show narrow spaces as boxes.
    .replace(/[\u00a0\u202f]/g, ' ')
