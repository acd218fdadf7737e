import { MAX_REGO_CHARACTERS } from '../contact/thresholds.ts'
import { formKindWords } from '../enquiry/form/kinds/form-kinds.ts'
import type { FormatLocale } from '../format.ts'
import { inAmericanSpelling } from './american-spelling.ts'
import { appointmentWords } from './appointment-words.ts'
import { brochureWords } from './brochure-words.ts'
import { contentWords } from './content-words.ts'
import { formStateWords } from './form-state-words.ts'
import { formTitles } from './form-titles.ts'
import { formWords } from './form-words.ts'
import { galleryWords } from './gallery-words.ts'
import { modelWords } from './model-words.ts'
import { americanMoneyWords, moneyWords } from './money-words.ts'
import { myDetailsWords } from './my-details-words.ts'
import { partWords } from './part-words.ts'
import { paymentWords } from './payment-words.ts'
import { placeWords } from './place-words.ts'
import { purchaseWords } from './purchase-words.ts'
import { reservationWords } from './reservation-words.ts'
import { savedWords } from './saved-words.ts'
import { searchWords } from './search-words.ts'
import { signInWords } from './sign-in-words.ts'
import { slotWords } from './slot-words.ts'
import { successWords } from './success-words.ts'
import { valuationWords } from './valuation-words.ts'
import { vehicleWords } from './vehicle-words.ts'
import { wheelWords } from './wheel-words.ts'

/**
 * Every text of the interface that a site may override, in Australian English. Placeholders in braces
 * are filled in when the text is shown. Spec 8.15-8.19, 9.24, 9.25 and those named below.
 */
export const baseWords = {
  ...brochureWords,
  ...partWords,
  ...appointmentWords,
  // Tags and prices (Spec 4.04, 4.09, 9.24)
  newArrival: 'New Arrival',
  justSold: 'JUST SOLD',
  comingSoon: 'Coming Soon',
  reserved: 'Reserved',
  electric: 'Electric',
  hybrid: 'Hybrid',
  certified: 'Certified',
  preorder: 'PREORDER',
  noPrice: 'Enquire for price',
  driveAway: 'Drive Away',
  driveAwayEstimated: 'Estimated Drive Away',
  excludingCharges: 'Excl. Govt. Charges',
  wasPrice: 'Was {price}',
  perWeek: '{amount} per week',
  perMonth: '{amount} per month',
  interestRateText: '{rate} p.a. interest rate',
  comparisonRateText: '{rate} p.a. comparison rate',
  aprText: '{rate} APR',
  // Contact (Spec 8.15, 8.19, 9.24, 9.25)
  callDealer: 'Call the dealer',
  revealPhone: 'Click to reveal phone number',
  callAbout: 'Call us about this {vehicleType}',
  closed: 'Closed',
  byAppointment: 'By appointment only',
  openNow: 'Open now',
  openUntil: 'Open until {time}',
  closedNow: 'Closed now',
  opensAt: 'Closed now, opens at {time}',
  opensOn: 'Closed now, opens {day} at {time}',
  enquireNow: 'Enquire Now',
  enquiryButton: 'Enquiry',
  moreFromDealer: 'See more from this dealer',
  getDirections: 'Get Directions',
  ourLocations: 'Our Locations',
  // The vehicle page (Spec 2.41-2.47, 8.16-8.18)
  dealerComments: 'Dealer Comments',
  noDealerComments: 'Dealer comments are pending. Please check back here later.',
  soldNotice: 'Unfortunately this {vehicleType} recently sold.',
  soldComfort: "But don't worry, we can help you find a similar {type}!",
  reservedNotice: 'This {vehicleType} is reserved for another buyer.',
  reservedAdvice: 'Ask us to call you if that changes.',
  comingSoonNotice: 'This {vehicleType} is on its way to us.',
  comingSoonAdvice: 'Ask us when you can see it.',
  preorderNotice: 'This {vehicleType} is not here yet, and can be ordered.',
  preorderAdvice: 'Ask us when it can be with you.',
  findSimilar: 'Find Me Something Similar',
  similarPrompt: 'Like this and want something similar?',
  similarCars: 'Similar cars',
  features: 'Features',
  keyInformation: 'Key information',
  allSpecifications: 'All Specifications',
  interested: 'Interested in this vehicle?',
  reserveNow: 'Reserve Now',
  tradeInValuation: 'Trade In Valuation',
  getFinance: 'Get Finance',
  historyReport: 'View history report',
  watchVideo: 'Watch the video',
  showMore: 'Show More',
  showLess: 'Show Less',
  ...galleryWords,
  ...vehicleWords,
  ...moneyWords,
  ...searchWords,
  // The question before anything is measured (Spec 7.19)
  consentHeading: 'May we count views and calls?',
  consentText:
    'We would count how often cars are viewed, saved, compared, called and asked about, and how many searches find nothing. Nothing about you is stored.',
  consentAllow: 'Yes, count',
  consentDecline: 'No, thanks',
  consentRefusedByBrowser: 'Your browser asks sites not to measure you, so we do not.',
  consentChange: 'Privacy choices',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  ...placeWords,
  ...savedWords,
  ...modelWords,
  ...contentWords,
  ...formTitles,
  ...formKindWords,
  ...formWords,
  ...formStateWords,
  ...successWords,
  ...slotWords,
  ...myDetailsWords,
  ...signInWords,
  ...valuationWords,
  ...reservationWords,
  ...purchaseWords,
  ...paymentWords,
  ...wheelWords,
  // What a search counts; a mixed stock is counted in cars (Spec 2.40, 3.02)
  car: 'car',
  cars: 'cars',
  motorcycle: 'motorcycle',
  motorcycles: 'motorcycles',
  caravan: 'caravan',
  caravans: 'caravans',
  truck: 'truck',
  trucks: 'trucks',
} as const

export type WordName = keyof typeof baseWords
/** Every text by its name. */
export type Words = Readonly<Record<WordName, string>>

const isWordName = (name: string): name is WordName => Object.hasOwn(baseWords, name)
export const wordNames: readonly WordName[] = Object.keys(baseWords).filter(isWordName)

/** Texts that differ by country, apart from spelling (Spec 1.11). */
const localWords: Readonly<Record<FormatLocale, Partial<Words>>> = {
  'en-AU': {},
  'en-NZ': {
    excludingCharges: 'Excl. On-Road Costs',
    signInNumberHint: 'A New Zealand mobile, such as 021 555 0142.',
    signInNotMobile: 'We can only text a mobile. Please enter a number that begins with 02.',
  },
  'en-US': {
    excludingCharges: 'Excl. Taxes & Fees',
    searchStock: 'Search our inventory',
    signInNumberHint: 'A US mobile, such as (212) 555-0123.',
    signInNotMobile: 'We can only text a mobile. Please enter a number that can get texts.',
    sortKmAsc: 'Lowest mileage',
    ...americanMoneyWords,
    formRego: 'License plate',
    formRegoWrong: 'Please enter the license plate in letters and digits only.',
    formRegoLong: `A license plate has at most ${MAX_REGO_CHARACTERS} letters and digits.`,
  },
}

interface Wording {
  readonly locale: FormatLocale
  readonly wording: Readonly<Partial<Record<WordName, string | undefined>>>
}

/**
 * A site's texts: its own, else its country's, else the Australian base, in American spelling for
 * en-US. Spec 1.11, 9.24, 9.25.
 */
export function wordsOf({ locale, wording }: Wording): Words {
  const local = localWords[locale]
  const spelt = locale === 'en-US' ? inAmericanSpelling : (text: string) => text
  const entries = wordNames.map((name) => [
    name,
    wording[name] ?? local[name] ?? spelt(baseWords[name]),
  ])
  return { ...baseWords, ...Object.fromEntries(entries) }
}
