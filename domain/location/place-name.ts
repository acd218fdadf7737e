import type { FormatLocale } from '../format.ts'

const stateNames: Readonly<Record<string, string>> = {
  QLD: 'Queensland',
  NSW: 'New South Wales',
  VIC: 'Victoria',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'the Australian Capital Territory',
  NT: 'the Northern Territory',
}

/** A state as a sentence names it: `Queensland` for QLD; as it is stated where it has no such short form. */
export const stateName = (state: string, locale: FormatLocale): string =>
  (locale === 'en-AU' && stateNames[state.trim().toUpperCase()]) || state

const countryNames: Readonly<Record<FormatLocale, string>> = {
  'en-AU': 'Australia',
  'en-NZ': 'New Zealand',
  'en-US': 'the United States',
}

/** The country of a site as a sentence names it. Spec 1.11. */
export const countryName = (locale: FormatLocale): string => countryNames[locale]
