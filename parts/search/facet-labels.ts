import { carTypes } from '#domain/car/kinds.ts'
import { localKind } from '#domain/car/local-kinds.ts'
import { conditionWords } from '#domain/car/spec-rows.ts'
import { type FormatLocale, formatMoney } from '#domain/format.ts'
import { inAmericanSpelling } from '#domain/site/american-spelling.ts'
import { type FacetName, facetOf, type TermFacet } from '#domain/stock-query/facets.ts'

/** A facet's heading in the site's spelling. Spec 9.25. */
export function facetTitle(facet: FacetName, locale: FormatLocale): string {
  const { title } = facetOf(facet)
  if (locale !== 'en-US') return title
  return facet === 'km' ? 'Mileage' : inAmericanSpelling(title)
}

const sentenceCase = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')

/** A price bucket, `<50`, `50-100` or `500+` (D11), in words. */
function bucketText(bucket: string, locale: FormatLocale): string {
  const [low = 0, high = 0] = bucket.match(/\d+/g)?.map(Number) ?? []
  if (bucket.startsWith('<')) return `Under ${formatMoney(low, locale)}`
  if (bucket.endsWith('+')) return `${formatMoney(low, locale)} or more`
  return `${formatMoney(low, locale)} to ${formatMoney(high, locale)}`
}

/** A facet's value as options and chips show it. */
export function termText(facet: TermFacet, value: string, locale: FormatLocale): string {
  switch (facet) {
    case 'car_type': {
      const type = carTypes.find((known) => known === value)
      return type ? conditionWords[type] : value
    }
    case 'status':
    case 'item_type':
      return sentenceCase(value)
    case 'simple_body':
    case 'simple_fuel':
      return localKind(value, locale)
    case 'dealership_slug':
      return value.split('-').map(sentenceCase).join(' ')
    case 'colour_family':
      return locale === 'en-US' && value === 'Grey' ? 'Gray' : value
    case 'seats':
      return `${value} ${value === '1' ? 'seat' : 'seats'}`
    case 'price_range':
      return bucketText(value, locale)
    case 'weekly_price_range':
      return `${bucketText(value, locale)} a week`
    case 'monthly_price_range':
      return `${bucketText(value, locale)} a month`
    default:
      return value
  }
}
