// The slider's island loads this file: it must not import zod.
import { type FormatLocale, formatKm, formatMoney, formatNumber } from '#domain/format.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import { isInMiles } from '#domain/stock-query/shown-unit.ts'
import type { Range } from '#domain/stock-query/state.ts'

/** One end of a range: `$30,000`, `50,000 km`, `2021`. */
export function amountText(facet: RangeFacet, amount: number, locale: FormatLocale): string {
  if (facet === 'year') return String(amount)
  return facet === 'km' ? formatKm(amount, locale) : formatMoney(amount, locale)
}

/** One end of a range in the unit of the form's fields: 25000 gives `25,000 miles`. */
export function chosenText(facet: RangeFacet, amount: number, locale: FormatLocale): string {
  const isMiles = isInMiles(facet, locale)
  return isMiles ? `${formatNumber(amount, locale)} miles` : amountText(facet, amount, locale)
}

/** A chosen range: `$10,000 to $30,000`, `Up to 50,000 km`, `From 2019`. */
export function rangeLabel(facet: RangeFacet, { min, max }: Range, locale: FormatLocale): string {
  const text = (amount: number) => amountText(facet, amount, locale)
  if (min === undefined) return max === undefined ? '' : `Up to ${text(max)}`
  if (max === undefined) return `From ${text(min)}`
  return min === max ? text(min) : `${text(min)} to ${text(max)}`
}
