import type { FormatLocale } from '../format.ts'
import { inAmericanSpelling } from './american-spelling.ts'
import { moneyWords } from './money-texts.ts'

/**
 * Every text of the interface that a site may override, in Australian English. Placeholders in braces
 * are filled in when the text is shown. Spec 8.15-8.19, 9.24, 9.25 and those named below.
 */
export const baseWords = {
  // Tags and prices (Spec 4.04, 4.09, 9.24)
  newArrival: 'New Arrival',
  justSold: 'JUST SOLD',
  comingSoon: 'Coming Soon',
  reserved: 'Reserved',
  electric: 'Electric',
  hybrid: 'Hybrid',
  preorder: 'PREORDER',
  noPrice: 'Enquire for price',
  driveAway: 'Drive Away',
  driveAwayEstimated: 'Estimated Drive Away',
  excludingCharges: 'Excl. Govt. Charges',
  wasPrice: 'Was {price}',
  perWeek: '{amount} per week',
  // Contact (Spec 8.15, 8.19, 9.24, 9.25)
  callDealer: 'Call the dealer',
  revealPhone: 'Click to reveal phone number',
  closed: 'Closed',
  byAppointment: 'By appointment only',
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
  similarCars: 'Similar Cars',
  features: 'Features',
  keyInformation: 'Key information',
  allSpecifications: 'All Specifications',
  interested: 'Interested in this vehicle?',
  reserveNow: 'Reserve Now',
  tradeInValuation: 'Trade In Valuation',
  getFinance: 'Get Finance',
  historyReport: 'View History Report',
  watchVideo: 'Watch the Video',
  showMore: 'Show More',
  showLess: 'Show Less',
  ...moneyWords,
  // Search (Spec 2.33, 2.38, 2.40, 9.04, 9.07)
  heroHeading: 'Search Our New & Used Vehicles',
  searchStock: 'Search our stock',
  keywordPlaceholder: 'Keyword search eg. EV, SUV, Toyota',
  searchCategories: 'Often searched',
  showMe: 'Show Me {count} {cars}',
  showDearestFirst: 'Show {cars}, highest price first',
  showAllMakes: 'Show all makes',
  popularMakes: 'Popular Makes',
  findInList: 'Find in this list',
  fromKeywords: 'From your keywords: {range}',
  amountNotRead: 'We cannot search for “{typed}”. Type a number such as {example}.',
  exampleAmount: '15000 or 15k',
  exampleYear: '2019',
  sortRelevance: 'Most relevant',
  sortLatest: 'Latest',
  sortPriceDesc: 'Highest price',
  sortPriceAsc: 'Lowest price',
  filters: 'Filters',
  clearFilters: 'Clear all',
  noChoices: 'Nothing to choose from in this search.',
  noResults: 'No {cars} match these filters right now.',
  viewCards: 'Cards',
  viewRows: 'List',
  viewTable: 'Table',
  noneInStock: 'We have no {cars} right now.',
  dropOne: 'Without one of these:',
  dropThis: 'Without this:',
  nearestCars: 'The nearest we have',
  askForCar: 'Or tell us what you are looking for.',
  showNone: 'No {cars}: see the nearest',
  noStock: 'Our {cars} are on their way',
  noStockAdvice:
    'None are online just now; please look in again soon. Or call or write: we will tell you what is here and what is coming.',
  // The question before anything is measured (Spec 7.19)
  consentHeading: 'May we count saves and calls?',
  consentText:
    'We would like to know how many people save a car or call us. We count clicks per day and store nothing about you.',
  consentAllow: 'Yes, count',
  consentDecline: 'No, thanks',
  consentRefusedByBrowser: 'Your browser asks sites not to measure you, so we do not.',
  consentChange: 'Privacy choices',
  close: 'Close',
  // Saved and compared vehicles (Spec 1.04, 2.24)
  savedNone: 'Nothing saved yet',
  savedNoneAdvice:
    'Press the heart on any {car}: it is kept in this browser, with its price on the day.',
  savedNeedsScript:
    'Saved {cars} are kept in your browser by a script, and scripts are switched off in it.',
  savedGone: 'No longer with us: {cars}.',
  savedOthers: 'See the {cars} that you saved in this browser',
  savedCheaper: '{amount} less since you saved it',
  savedDearer: '{amount} more since you saved it',
  savedSold: 'Sold',
  savedRemove: 'Remove',
  savedRemoved: 'Removed',
  undo: 'Undo',
  compare: 'Compare',
  compareChosen: 'Compare the chosen {cars}',
  compareAtMost: 'You can compare {cars} at most.',
  compareNone: 'Nothing to compare yet',
  compareNoneAdvice: 'Choose up to {cars} and see them side by side, with what differs first.',
  compareOne: 'Choose another to set beside it.',
  compareChoose: 'Choose from your saved {cars}',
  compareDiffers: 'What differs',
  compareSame: 'The same for all',
  compareRemove: 'Remove',
  lowest: 'lowest',
  newest: 'newest',
  best: 'best',
  perWeekLabel: 'Per week',
  perMonthLabel: 'Per month',
  interestRateLabel: 'Interest rate p.a.',
  comparisonRateLabel: 'Comparison rate p.a.',
  repaymentBasis: 'Terms',
  price: 'Price',
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
  'en-NZ': { excludingCharges: 'Excl. On-Road Costs' },
  'en-US': { excludingCharges: 'Excl. Taxes & Fees', searchStock: 'Search our inventory' },
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
