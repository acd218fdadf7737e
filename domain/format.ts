/** The locales that sites are written in. Spec 9.25, 9.27. */
export type FormatLocale = 'en-AU' | 'en-NZ' | 'en-US'

const KM_PER_MILE = 1.609344
const KM_PER_METRE = 1000
const THOUSAND = 1000

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

// Making a formatter costs a hundred times what using one does.
function kept<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Formatter,
): Formatter {
  const known = formatters.get(key)
  if (known) return known as Formatter
  const made = make()
  formatters.set(key, made)
  return made
}

/** A number with thousands separators: `1,250`. Spec 9.27. */
export function formatNumber(
  value: number,
  locale: FormatLocale,
  maximumFractionDigits = 0,
): string {
  // Most counts of a page: they look the same in every locale, and Intl takes its time.
  if (Number.isInteger(value) && value >= 0 && value < THOUSAND) return String(value)
  const make = () => new Intl.NumberFormat(locale, { maximumFractionDigits })
  return kept(`number ${locale} ${maximumFractionDigits}`, make).format(value)
}

/** Dollars without decimals: `$24,990`. Spec 9.27. */
export function formatMoney(dollars: number, locale: FormatLocale): string {
  const sign = dollars < 0 ? '-' : ''
  return `${sign}$${formatNumber(Math.abs(dollars), locale)}`
}

/** A rate with two decimals: `8.50%`. Spec 9.12. */
export function formatRate(percent: number, locale: FormatLocale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const make = () => new Intl.NumberFormat(locale, digits)
  return `${kept(`rate ${locale}`, make).format(percent)}%`
}

/** An odometer: `41,250 km`, or `25,632 miles` on the US variant. Spec 9.23, 9.27. */
export function formatKm(km: number, locale: FormatLocale): string {
  if (locale !== 'en-US') return `${formatNumber(km, locale)} km`
  return `${formatNumber(km / KM_PER_MILE, locale)} miles`
}

/** Millimetres as metres: `5.3 m`. */
export function formatMetres(millimetres: number, locale: FormatLocale): string {
  return `${formatNumber(millimetres / KM_PER_METRE, locale, 2)} m`
}

/**
 * A day in words: `31 March 2026`. A calendar day (`2026-03-31`) is the same day everywhere; a
 * moment is the day that it falls on in the time zone.
 */
export function formatDate(iso: string, locale: FormatLocale, timeZone: string): string {
  const zone = iso.includes('T') ? timeZone : 'UTC'
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  return kept(`date ${locale} ${zone}`, make).format(new Date(iso))
}

/** A month in words: `July 2024` for `2024-07`. */
export function formatMonth(iso: string, locale: FormatLocale): string {
  const shape = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const make = () => new Intl.DateTimeFormat(locale, shape)
  return kept(`month ${locale}`, make).format(new Date(`${iso}-01T00:00:00Z`))
}

/** The calendar day of a moment in a time zone: `2026-03-31`. D5. */
export function calendarDay(moment: Date, timeZone: string): string {
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const
  const make = () => new Intl.DateTimeFormat('en-CA', shape)
  return kept(`day ${timeZone}`, make).format(moment)
}
