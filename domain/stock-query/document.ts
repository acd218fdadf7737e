import type { Car } from '../car/car.ts'
import { colourFamily } from '../car/paint/colour-family.ts'
import { askingPrice, comparedPrice } from '../car/price-display.ts'
import type { RepaymentPeriod } from '../finance/repayment-period.ts'
import { SECOND_MS } from '../units.ts'
import { bucketOf, monthlyBuckets, priceBuckets, weeklyBuckets } from './buckets.ts'
import { categoriesOf } from './categories.ts'
import type { FacetName } from './facets.ts'
import { filteredFeatures } from './features.ts'
import type { otherFilterFields } from './filter-fields.ts'
import { rankOf } from './rank.ts'
import { type RepaymentValues, type WordValues, wordValues } from './word-fields.ts'

type Value = string | number | boolean | readonly string[] | undefined

/**
 * A car in the search index: the values of its facets and filter fields, and what keywords are searched
 * in beside them. Unknown values are undefined. `price` is the one that the buyer sees, see `comparedPrice`;
 * `created_at` is in seconds since 1970, as Meilisearch compares it.
 */
export type SearchDocument = Readonly<
  Record<FacetName | (typeof otherFilterFields)[number], Value>
> & {
  /** What only words of a query ask for. */
  readonly words: WordValues
  /** Stock number and registration plate. */
  readonly plates: string
  /** Series and year. */
  readonly record: string
  /** The whole equipment list, of which `filtered_features` has a few. */
  readonly equipment: string
  readonly custom_rank: number
  readonly created_at: number | undefined
}

/** The estimates of a site's finance provider, dollars a period (D11). */
export interface Repayments {
  readonly period: RepaymentPeriod
  readonly of: (car: Car) => number | undefined
}

export interface DocumentOptions {
  /** The time that the document is computed for. */
  readonly now: Date
  /** A car counts as a new arrival for this many days (Spec 4.03). */
  readonly newTagDays: number
  readonly repayments?: Repayments | undefined
  /** See `filteredFeatures`. */
  readonly featuresIn?: ((entry: string) => readonly string[]) | undefined
  /** See `colourFamily`. */
  readonly familyIn?: ((colour: string) => string) | undefined
}

/** The search document of a car. Spec 3.20, D10, D11. */
export function searchDocument(car: Car, options: DocumentOptions): SearchDocument {
  const { period, of } = options.repayments ?? {}
  const amount = of?.(car)
  const repayment = {
    weekly_price: period === 'week' ? amount : undefined,
    monthly_price: period === 'month' ? amount : undefined,
  }
  return {
    ...facetValues(car, repayment, options),
    doors: car.doors,
    words: wordValues(car, repayment),
    id: car.id,
    slug: car.slug,
    stocknum: car.stocknum,
    series: car.series,
    engine_size: car.engine_size,
    reserved: car.reserved,
    certified: car.certified,
    preorder: car.preorder,
    price_type: car.price_type,
    before_price: car.before_price,
    offer_price: car.offer_price,
    created_at: car.created_at === undefined ? undefined : Date.parse(car.created_at) / SECOND_MS,
    photos_count: car.photos_count ?? car.images?.length,
    show_on_dealer_website: car.show_on_dealer_website,
    has_nvic: car.has_nvic,
    sold_date_timestamp: car.sold_date_timestamp,
    dealership_id: car.dealership_id,
    location_id: car.location_id,
    custom_rank: rankOf(car, options.now, options.newTagDays),
    plates: joined(car.stocknum, car.regplate),
    record: joined(car.series, car.year),
    equipment: joined(...(car.standardEquipment ?? [])),
  }
}

function facetValues(
  car: Car,
  { weekly_price: weekly, monthly_price: monthly }: RepaymentValues,
  options: DocumentOptions,
): Readonly<Record<FacetName, Value>> {
  const { location } = car
  const asked = askingPrice(car)
  const { familyIn = colourFamily } = options
  return {
    car_type: car.car_type,
    make: car.make,
    model: car.model,
    make_model: `${car.make} ${car.model}`,
    badge: car.badge,
    simple_body: car.simple_body,
    body: car.body,
    categories: categoriesOf(car),
    item_type: car.item_type,
    price: comparedPrice(car),
    price_range: asked === undefined ? undefined : bucketOf(asked, priceBuckets),
    weekly_price_range: weekly === undefined ? undefined : bucketOf(weekly, weeklyBuckets),
    monthly_price_range: monthly === undefined ? undefined : bucketOf(monthly, monthlyBuckets),
    subscription_price: car.subscription_price,
    year: car.year,
    km: car.km,
    simple_fuel: car.simple_fuel,
    fuel: car.fuel,
    transmission: car.simple_transmission ?? car.trans,
    drive: car.drive,
    seats: car.seats,
    colour_family: car.colour === undefined ? undefined : familyIn(car.colour),
    colour: car.colour,
    filtered_features: filteredFeatures(car.standardEquipment ?? [], options.featuresIn),
    tag: car.tag,
    status: car.status,
    state: car.state ?? location?.address?.state,
    city: car.city ?? location?.address?.city,
    location_name: location?.name,
    location_attribute: placesOf(car),
    dealership_name: car.dealership_name,
    dealership_slug: car.dealership_slug,
  }
}

/** The locations where the car can be seen: its own, and those it can be brought to (Spec 3.14). */
function placesOf({ location }: Car): string[] {
  const own = location?.name === undefined ? [] : [location.name]
  return [...new Set([...own, ...(location?.distribution_locations ?? [])])]
}

/** Texts on lines of their own, so that no two words of different ones are neighbours. */
const joined = (...texts: readonly (string | number | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(' \n')
