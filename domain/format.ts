import { KM_PER_MILE, MINUTE_MS } from './units.ts'

/** The locales that sites are written in. Spec 9.25, 9.27. */
export type FormatLocale = 'en-AU' | 'en-NZ' | 'en-US'

/** Shown instead of an invalid number or day. */
const NO_VALUE = '–'

/** Spec 9.26. */
const METRES_PER_FOOT = 0.3048
const MILLIMETRES_PER_METRE = 1000
const THOUSAND = 1000
const MILLION = 1_000_000
const CENTS = 100
const MINUTES_PER_HOUR = 60

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

// Making a formatter is a hundred times as slow as using it.
function cached<Formatter>(
  formatters: Map<string, Formatter>,
  key: string,
  make: () => Formatter,
): Formatter {
  const formatter = formatters.get(key) ?? make()
  formatters.set(key, formatter)
  return formatter
}

/** A number with thousands separators: `1,250`; no negative zero. Spec 9.27. */
export function formatNumber(
  value: number,
  locale: FormatLocale,
  maximumFractionDigits = 0,
): string {
  // Fast path for most numbers of a page: they are the same in every locale, and Intl is slow.
  if (Number.isInteger(value) && value >= 0 && value < MILLION) return grouped(value)
  if (!Number.isFinite(value)) return NO_VALUE
  const make = () =>
    new Intl.NumberFormat(locale, { maximumFractionDigits, signDisplay: 'negative' })
  return cached(numbers, `${locale} ${maximumFractionDigits}`, make).format(value)
}

/** A whole number below a million: `24990` is `24,990`. */
function grouped(value: number): string {
  if (value < THOUSAND) return String(value)
  return `${Math.floor(value / THOUSAND)},${String(value % THOUSAND).padStart(3, '0')}`
}

/** Dollars without decimals: `$24,990`, `-$500`. Spec 9.27. */
export function formatMoney(dollars: number, locale: FormatLocale): string {
  if (!Number.isFinite(dollars)) return NO_VALUE
  const amount = formatNumber(dollars, locale)
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`
}

/** An amount to the cent: `$1,250.00`. */
export const formatCents = (cents: number, locale: FormatLocale): string =>
  `$${withTwoDecimals(cents / CENTS, locale)}`

/** Always two decimals, so that figures below each other are equally exact. */
function withTwoDecimals(value: number, locale: FormatLocale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const make = () => new Intl.NumberFormat(locale, { ...digits, signDisplay: 'negative' })
  return cached(numbers, `two decimals ${locale}`, make).format(value)
}

/** A rate with two decimals: `8.50%`. Spec 9.12. */
export function formatRate(percent: number, locale: FormatLocale): string {
  if (!Number.isFinite(percent)) return NO_VALUE
  return `${withTwoDecimals(percent, locale)}%`
}

/** An odometer: `41,250 km`, or `25,632 miles` on the US variant. Spec 9.23, 9.27. */
export function formatKm(km: number, locale: FormatLocale): string {
  if (!Number.isFinite(km)) return NO_VALUE
  if (locale !== 'en-US') return `${formatNumber(km, locale)} km`
  const miles = formatNumber(km / KM_PER_MILE, locale)
  return `${miles} ${miles === '1' ? 'mile' : 'miles'}`
}

/** A length: `5.33 m` for 5,325 mm, `1.90 m` for 1,900 mm; `17.5 ft` on the US variant. Spec 9.26, 9.27. */
export function formatLength(millimetres: number, locale: FormatLocale): string {
  const metres = millimetres / MILLIMETRES_PER_METRE
  if (!Number.isFinite(metres)) return NO_VALUE
  if (locale !== 'en-US') return `${withTwoDecimals(metres, locale)} m`
  return `${formatNumber(metres / METRES_PER_FOOT, locale, 1)} ft`
}

/** A duration in words: `90 minutes`, and `2 hours` for 120, because whole hours are read as such. Spec 9.27. */
export function formatMinutes(minutes: number, locale: FormatLocale): string {
  if (!Number.isFinite(minutes)) return NO_VALUE
  const isHours = minutes > 0 && minutes % MINUTES_PER_HOUR === 0
  const unit = isHours ? 'hour' : 'minute'
  const make = () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const count = isHours ? minutes / MINUTES_PER_HOUR : minutes
  return cached(numbers, `${unit} ${locale}`, make).format(count)
}

/**
 * A day in words: `31 March 2026`. A calendar day (`2026-03-31`) is the same day everywhere; a
 * timestamp becomes its day in the time zone. Spec 9.27.
 */
export function formatDate(iso: string, locale: FormatLocale, timeZone: string): string {
  const zone = iso.includes('T') ? timeZone : 'UTC'
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  // JavaScript would guess at text that is not an ISO date, such as "31 March".
  const instant = new Date(ISO_DAY.test(iso) ? iso : Number.NaN)
  return dated(cached(dates, `${locale} ${zone}`, make), instant)
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(T|$)/

/** A month in words: `July 2024` for `2024-07`. Spec 9.27. */
export function formatMonth(iso: string, locale: FormatLocale): string {
  const shape = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const make = () => new Intl.DateTimeFormat(locale, shape)
  return dated(cached(dates, `month ${locale}`, make), new Date(`${iso}-01T00:00:00Z`))
}

/** A calendar day in short: `Fri 25 Dec` for `2026-12-25`, `Fri Dec 25` on the US variant. Spec 9.27. */
export function formatShortDay(iso: string, locale: FormatLocale): string {
  const shape = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const make = () => new Intl.DateTimeFormat(locale, shape)
  const instant = new Date(`${iso}T00:00:00Z`)
  return dated(cached(dates, `short ${locale}`, make), instant).replace(',', '')
}

let lastDay = { minute: Number.NaN, timeZone: '', day: '' }

/** The calendar day of a instant in a time zone: `2026-03-31`. D5. */
export function calendarDay(instant: Date, timeZone: string): string {
  // Zones differ from UTC by whole minutes. The rules of all cars of a page ask for the same day.
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  if (minute === lastDay.minute && timeZone === lastDay.timeZone) return lastDay.day
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const
  const make = () => new Intl.DateTimeFormat('en-CA', shape)
  const day = dated(cached(dates, `day ${timeZone}`, make), instant)
  lastDay = { minute, timeZone, day }
  return day
}

/** The time of day of a instant in a time zone, by the 24-hour clock: `08:30`. */
export function timeOfDay(instant: Date, timeZone: string): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const make = () => new Intl.DateTimeFormat('en-AU', shape)
  return dated(cached(dates, `time ${timeZone}`, make), instant)
}

const dated = (formatter: Intl.DateTimeFormat, instant: Date): string =>
  Number.isNaN(instant.getTime()) ? NO_VALUE : formatter.format(instant)
