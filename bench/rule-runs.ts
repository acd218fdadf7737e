import { carSchema } from '#domain/car/car.ts'
import { certifiedBadge } from '#domain/car/certified.ts'
import { features } from '#domain/car/features.ts'
import { historyReport } from '#domain/car/history-report.ts'
import { keyInformation } from '#domain/car/key-information.ts'
import { listing } from '#domain/car/listing.ts'
import { marketBadge } from '#domain/car/market-badge.ts'
import { carSlug, carTitle } from '#domain/car/name.ts'
import { isNewArrival } from '#domain/car/new-arrival.ts'
import { onlinePurchase } from '#domain/car/online-purchase.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { regoExpiryText } from '#domain/car/rego.ts'
import { reservable } from '#domain/car/reservable.ts'
import { compareButton, favouriteButton } from '#domain/car/save-buttons.ts'
import { similarCars } from '#domain/car/similar-cars.ts'
import { keyFacts, specRows } from '#domain/car/spec-rows.ts'
import { tagBanner } from '#domain/car/tag-banner.ts'
import { readVehicleTitle } from '#domain/car/vehicle-title.ts'
import { defaultCategory } from '#domain/enquiry/default-category.ts'
import type { FormSite } from '#domain/enquiry/form/about.ts'
import { fieldsOf } from '#domain/enquiry/form/fields.ts'
import { formOf } from '#domain/enquiry/form/form-of.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { presetMessage } from '#domain/enquiry/preset-message.ts'
import { vehicleOfLead } from '#domain/enquiry/vehicle-of-lead.ts'
import { DEALER_COMMENTS_CHARACTERS, shortened } from '#domain/shortened-text.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { categoriesOf } from '#domain/stock-query/categories.ts'
import { searchDocument } from '#domain/stock-query/document.ts'
import { matches, parseFilter } from '#domain/stock-query/filter.ts'
import { onlineEstimate } from '#domain/trade-in/online-estimate.ts'
import { tradeInButton } from '#domain/trade-in/trade-in-button.ts'
import { presence, type RuleRun, verdict } from './rule-run.ts'
import { financeRuns } from './rule-runs-finance.ts'
import { locationRuns } from './rule-runs-location.ts'

const certified = { enabled: true, make: 'Toyota', label: 'Certified' }
const wording = baseWords
const priced = (subscription: boolean) => ({ locale: 'en-AU' as const, subscription, wording })
const stockFilter = parseFilter('price > 0 AND NOT (car_type = demo AND km > 3000)')
const formSite: FormSite = {
  name: 'Bench Motors',
  locale: 'en-AU',
  words: baseWords,
  locations: [],
  dealerships: [],
  forms: { optIn: true, messageOptional: false, rego: false, services: [] },
}
const range = (count: number) => (count === 0 ? '0' : count < 8 ? '1 to 7' : '8 and more')

const ofCar: readonly RuleRun[] = [
  ['price', (car) => [priceDisplay(car, priced(false)).kind]],
  ['price where subscriptions are offered', (car) => [priceDisplay(car, priced(true)).kind]],
  [
    'tag',
    (car, { now }) => [
      tagBanner(car, { fuelTag: true, certified, wording }, { now })?.kind ?? 'none',
    ],
  ],
  ['certified badge of one make', (car) => verdict(certifiedBadge(car, certified))],
  [
    'market badge',
    (car, { locale }) => {
      const price = priceDisplay(car, priced(false))
      return verdict(marketBadge(car, price, { enabled: true, locale }))
    },
  ],
  ['new arrival', (car, { now }) => [isNewArrival(car, { now }) ? 'yes' : 'no']],
  ['listed', (car, { now }) => verdict(listing(car, { now }))],
  ['reservable', (car) => verdict(reservable(car, { enabled: true, deposit: 200 }))],
  [
    'reservable where the site has switched it off',
    (car) => verdict(reservable(car, { enabled: false, deposit: 0 })),
  ],
  ['online purchase', (car) => verdict(onlinePurchase(car, { enabled: true }))],
  [
    'favourite button with a garage',
    (car) => verdict(favouriteButton(car, { garage: true, favourites: true })),
  ],
  [
    'favourite button without',
    (car) => verdict(favouriteButton(car, { garage: false, favourites: true })),
  ],
  [
    'compare button with a garage',
    (car) => verdict(compareButton(car, { garage: true, compare: true })),
  ],
  ['history report', (car) => presence(historyReport(car))],
  [
    'rego',
    (car, { now, locale, timeZone }) => presence(regoExpiryText(car, { now, locale, timeZone })),
  ],
  ['key facts', (car, context) => [`${keyFacts(car, context).length} rows`]],
  ['key information', (car, context) => [`${keyInformation(car, context).shown.length} shown`]],
  ['spec rows', (car, context) => [`${specRows(car, context).length} rows`]],
  ['features shown', (car) => [range(features(car).shown.length)]],
  [
    'comments shortened',
    ({ dealercomments = '' }) => presence(shortened(dealercomments, DEALER_COMMENTS_CHARACTERS)),
  ],
  ['fits the schema', (car) => [carSchema.safeParse(car).success ? 'yes' : 'no']],
  ['title and address', (car) => presence(carTitle(car) && carSlug(car))],
  ['similar cars', (car, { others }) => [range(similarCars(car, others).length)]],
  ['search document', (car, { now }) => presence(searchDocument(car, { now, newTagDays: 8 }))],
  [
    "a site's stock filter",
    (car, { now }) => {
      const document = searchDocument(car, { now, newTagDays: 8 })
      return [stockFilter.ok && matches(stockFilter.filter, document) ? 'included' : 'excluded']
    },
  ],
  ['categories', (car) => categoriesOf(car)],
  [
    'make of the title',
    (car) => [readVehicleTitle(carTitle(car))?.known.make ? 'in the catalogue' : 'unknown'],
  ],
]

const ofLead: readonly RuleRun[] = [
  ['enquiry', (car) => [defaultCategory('enquiry', car)]],
  ['test drive', (car) => [defaultCategory('test_drive', car)]],
  [
    'event of a test drive',
    (car) => [
      String(leadEvent({ category: defaultCategory('test_drive', car), car_type: car.car_type })),
    ],
  ],
  [
    'fields of the enquiry form',
    (car) => [`${fieldsOf(formOf('enquiry', formSite, {}, { car })).length}`],
  ],
  ['lead about the car', (car) => [`${Object.keys(vehicleOfLead(car)).length} fields`]],
  ['message of the form', (car) => presence(presetMessage(car, baseWords))],
  ['trade-in button', (car) => verdict(tradeInButton(car, { tradeIn: true }))],
  [
    'online trade-in estimate',
    (car, context) => {
      const vehicle = {
        ...(car.year !== undefined && { Year: car.year }),
        ...(car.km !== undefined && { Kms: car.km }),
      }
      return verdict(onlineEstimate(vehicle, 'tenYears', context))
    },
  ],
]

/** Every domain rule that applies to a car. */
export const ruleRuns: readonly RuleRun[] = [...ofCar, ...financeRuns, ...locationRuns, ...ofLead]
