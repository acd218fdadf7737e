import type { FormatLocale } from '../format.ts'

const australianStates: Readonly<Record<string, string>> = {
  QLD: 'Queensland',
  NSW: 'New South Wales',
  VIC: 'Victoria',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'the Australian Capital Territory',
  NT: 'the Northern Territory',
}

const americanStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'the District of Columbia',
}

const stateNames: Readonly<Record<FormatLocale, Readonly<Record<string, string>>>> = {
  'en-AU': australianStates,
  'en-NZ': {},
  'en-US': americanStates,
}

/** A state as a sentence names it: `Queensland` for QLD, `Texas` for TX; as it is stated where it has no such short form. */
export const stateName = (state: string, locale: FormatLocale): string =>
  stateNames[locale][state.trim().toUpperCase()] ?? state

const countryNames: Readonly<Record<FormatLocale, string>> = {
  'en-AU': 'Australia',
  'en-NZ': 'New Zealand',
  'en-US': 'the United States',
}

/** The country of a site as a sentence names it. Spec 1.11. */
export const countryName = (locale: FormatLocale): string => countryNames[locale]
