import type { FormatLocale } from '../format.ts'
import type { Currency } from './attempt-state.ts'

const currencies: Readonly<Record<FormatLocale, Currency>> = {
  'en-AU': 'AUD',
  'en-NZ': 'NZD',
  'en-US': 'USD',
}

/** The money of a site's market. Spec 1.06, 1.11. */
export const currencyOf = (locale: FormatLocale): Currency => currencies[locale]
