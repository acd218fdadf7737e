import type { FormatLocale } from '../format.ts'
import type { Country } from './country.ts'

const countryByLocale: Readonly<Record<FormatLocale, Country>> = {
  'en-AU': 'AU',
  'en-NZ': 'NZ',
  'en-US': 'US',
}

/** The country of a site's locale: its phone numbers need no country code. Spec 1.11. */
export const countryOf = (locale: FormatLocale): Country => countryByLocale[locale]
