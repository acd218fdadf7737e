import { dayStart } from '#domain/calendar.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/units.ts'
import { memoized } from '../memoized.ts'
import { type NamedStep, UnusableValue } from './step.ts'

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const LOCAL_DAY = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/
const ISO_MONTH = /^(\d{4})[-/](\d{1,2})$/
const LOCAL_MONTH = /^(\d{1,2})[/.](\d{4})$/

const US_DAY =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?[T ]+(\d{1,2}):(\d\d)(?::\d\d)?\s*([ap]\.?m\.?)?)?$/i
const NOON = 12

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

function dayIn(value: string): string | undefined {
  const iso = ISO_DAY.exec(value)
  const local = LOCAL_DAY.exec(value)
  const text = iso
    ? `${iso[1]}-${two(iso[2])}-${two(iso[3])}`
    : local && `${local[3]}-${two(local[2])}-${two(local[1])}`
  const exists = text && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return exists ? text : undefined
}

function monthIn(value: string): string | undefined {
  const iso = ISO_MONTH.exec(value)
  const local = LOCAL_MONTH.exec(value)
  const text = iso ? `${iso[1]}-${two(iso[2])}` : local ? `${local[2]}-${two(local[1])}` : undefined
  return text ? dayIn(`${text}-01`)?.slice(0, 'yyyy-mm'.length) : dayIn(value)?.slice(0, 7)
}

/** A date with the month first as the other steps read it: `2026-03-31`, or `2026-03-31 16:05`. */
function usDateIn(value: string): string | undefined {
  const [, month, date, year, hours, minutes, half] = US_DAY.exec(value) ?? []
  const day = dayIn(year === undefined ? value : `${year}-${two(month)}-${two(date)}`)
  if (day === undefined || hours === undefined) return day
  const isTwelveHours = half !== undefined
  const hour = Number(hours)
  if (isTwelveHours ? hour < 1 || hour > NOON : hour > 23) return undefined
  const ofDay = isTwelveHours
    ? (hour % NOON) + (half.toLowerCase().startsWith('p') ? NOON : 0)
    : hour
  return Number(minutes) > 59 ? undefined : `${day} ${two(String(ofDay))}:${minutes}`
}

const LOCAL_TIME = /^(\S+?)[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const MINUTES_OF_HOUR = 60
const MEMOIZED_DAYS = 10_000

type DayStart = (day: string) => Date | undefined

/** An instant: with a zone as written, else of the site's; a day alone is its start there. */
function instantIn(value: string, startOf: DayStart): Date | undefined {
  if (ZONED.test(value)) {
    const date = new Date(value.replace(' ', 'T'))
    return Number.isNaN(date.getTime()) ? undefined : date
  }
  const [, writtenDay = value, hours = '0', minutes = '0', seconds = '0'] =
    LOCAL_TIME.exec(value) ?? []
  const day = dayIn(writtenDay)
  const start = day === undefined ? undefined : startOf(day)
  if (!start || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const ms =
    (Number(hours) * MINUTES_OF_HOUR + Number(minutes)) * MINUTE_MS + Number(seconds) * SECOND_MS
  return new Date(start.getTime() + ms)
}

const UNIX_SECONDS = /^\d{9,10}$/
const UNIX_MILLISECONDS = /^\d{12,13}$/

function secondsIn(value: string, startOf: DayStart): number | undefined {
  if (UNIX_SECONDS.test(value)) return Number(value)
  if (UNIX_MILLISECONDS.test(value)) return Math.floor(Number(value) / SECOND_MS)
  const instant = instantIn(value, startOf)
  return instant && Math.floor(instant.getTime() / SECOND_MS)
}

/**
 * Steps that read dates: ISO, or day/month/year as in Australia and New Zealand; `us-date` turns
 * month/day/year into ISO. A date without a time zone is of the site's.
 */
export function dateSteps(timeZone: string) {
  // Finding the start of a day is slow, and a feed has few days.
  const startOf = memoized((day) => dayStart(day, timeZone), MEMOIZED_DAYS)
  return {
    day: {
      example: '31/03/2026',
      about: 'A date: 2026-03-31 or 31/03/2026.',
      read: (value) =>
        dayIn(value.trim()) ?? new UnusableValue('expected a date, 2026-03-31 or 31/03/2026'),
    },
    'us-date': {
      example: '3/31/2026 4:05 PM',
      about:
        'A date with the month first, as in the United States, with or without a time: 3/31/2026. It becomes one that the steps for dates read: put "day", "timestamp" or "seconds" behind it.',
      read: (value) =>
        usDateIn(value.trim()) ??
        new UnusableValue('expected a date with the month first, 03/31/2026'),
    },
    month: {
      example: '07/2024',
      about: 'A month: 2024-07, 07/2024 or a date in it.',
      read: (value) =>
        monthIn(value.trim()) ?? new UnusableValue('expected a month, 2024-07 or 07/2024'),
    },
    timestamp: {
      example: '31/03/2026 9:30',
      about:
        "A date, or date and time: 2026-03-31T09:30:00Z, 31/03/2026 9:30, 2026-03-31. Without a time zone it is of the site's.",
      read: (value) =>
        instantIn(value.trim(), startOf)?.toISOString() ??
        new UnusableValue(
          'expected a date, or date and time, such as 2026-03-31T09:30:00Z or 31/03/2026 9:30',
        ),
    },
    seconds: {
      example: '2026-03-31',
      about:
        'The same as seconds since 1970, as `sold_date_timestamp` needs it; such a number is taken as it is: 1774915200.',
      read: (value) =>
        secondsIn(value.trim(), startOf) ??
        new UnusableValue('expected a date such as 31/03/2026, or seconds since 1970'),
    },
  } satisfies Record<string, NamedStep>
}
