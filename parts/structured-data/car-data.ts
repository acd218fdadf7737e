import type { Car as CarType, Motorcycle, Offer, Vehicle, WithContext } from 'schema-dts'
import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/name.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { awaited, isSold } from '#domain/car/status.ts'
import type { FormatLocale } from '#domain/format.ts'
import { KM_PER_MILE } from '#domain/units.ts'
import { linkPicture } from '../pictures/car-pictures.ts'
import type { SiteView } from '../view-context.ts'
import { definedOnly } from './defined-only.ts'

/** A vehicle of schema.org, by its kind. */
export type CarData = WithContext<CarType | Motorcycle | Vehicle>

/** ISO 4217, by the country of a site's locale. */
export const currencies: Readonly<Record<FormatLocale, string>> = {
  'en-AU': 'AUD',
  'en-NZ': 'NZD',
  'en-US': 'USD',
}

/** A truck and a caravan are vehicles without a type of their own. */
const typeOf = (car: Car) =>
  car.item_type === 'car' ? 'Car' : car.item_type === 'motorcycle' ? 'Motorcycle' : 'Vehicle'

const conditions = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const

const drives = {
  FWD: 'https://schema.org/FrontWheelDriveConfiguration',
  RWD: 'https://schema.org/RearWheelDriveConfiguration',
  AWD: 'https://schema.org/AllWheelDriveConfiguration',
  '4WD': 'https://schema.org/FourWheelDriveConfiguration',
} as const

const isDrive = (text = ''): text is keyof typeof drives => Object.hasOwn(drives, text)

/**
 * What a vehicle's page says, for search engines: the facts that it shows, and the price that it shows as
 * an offer. Without a price there is no offer. Spec 4.01, 4.05-4.10.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function carData(car: Car, site: SiteView, origin: string): CarData {
  const url = `${origin}/cars/${car.slug}`
  const facts = definedOnly({
    brand: { '@type': 'Brand', name: car.make } as const,
    model: car.model,
    vehicleModelDate: car.year === undefined ? undefined : String(car.year),
    bodyType: car.body ?? car.simple_body,
    color: car.colour,
    itemCondition: conditions[car.car_type],
    mileageFromOdometer: car.km === undefined ? undefined : odometer(car.km, site.locale),
    vehicleTransmission: car.trans ?? car.simple_transmission,
    fuelType: car.simple_fuel ?? car.fuel,
    driveWheelConfiguration: isDrive(car.drive) ? drives[car.drive] : undefined,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    vehicleIdentificationNumber: car.vin,
    sku: car.stocknum,
    offers: offerOf(car, site, url),
  })
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(car),
    name: carTitle(car),
    url,
    image: new URL(linkPicture(car, site.look.scene).url, origin).href,
    ...facts,
  }
}

/** UN/CEFACT common codes, which schema.org asks for. */
const KILOMETRES = 'KMT'
const MILES = 'SMI'
const WEEKS = 'WEE'

const odometer = (km: number, locale: FormatLocale) =>
  ({
    '@type': 'QuantitativeValue',
    value: locale === 'en-US' ? Math.round(km / KM_PER_MILE) : km,
    unitCode: locale === 'en-US' ? MILES : KILOMETRES,
  }) as const

/** The price that the page shows; undefined where it shows words. */
function offerOf(car: Car, site: SiteView, url: string): Offer | undefined {
  const { locale, flags, words } = site
  const shown = priceDisplay(car, { locale, subscription: flags.subscription, wording: words })
  if (shown.price === undefined) return undefined
  const priceCurrency = currencies[locale]
  const price =
    shown.kind === 'subscription'
      ? ({
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: shown.price,
            priceCurrency,
            unitCode: WEEKS,
          },
        } as const)
      : { price: shown.price, priceCurrency }
  return {
    '@type': 'Offer',
    url,
    ...price,
    availability: availabilityOf(car),
    itemCondition: conditions[car.car_type],
    seller: { '@type': 'AutoDealer', name: site.name },
  }
}

/** Spec 4.01, 4.04. */
function availabilityOf(car: Car) {
  if (isSold(car)) return 'https://schema.org/SoldOut'
  const state = awaited(car)
  if (state === 'reserved') return 'https://schema.org/Reserved'
  return state === undefined ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder'
}
