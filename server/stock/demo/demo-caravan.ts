import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, carTitle } from '#domain/car/name.ts'
import { caravans } from './catalogue/motorcycles-and-caravans.ts'
import { dealerComments } from './comments.ts'
import type { DemoGroup } from './demo-groups.ts'
import { generateEquipment } from './equipment.ts'
import { locationFieldsOf } from './location-fields.ts'
import { generateOffer } from './offer.ts'
import type { Random } from './random.ts'
import { generateStockStatus } from './stock-status.ts'

const OLDEST_YEARS = 8
const VALUE_KEPT_PER_YEAR = 0.91

/** A generated used caravan of a group. */
export function generateCaravan(
  stocknum: string,
  group: DemoGroup,
  now: Date,
  random: Random,
): Car {
  const van = random.pick(caravans)
  const ageYears = random.integer(1, OLDEST_YEARS)
  const naming = {
    ...{ make: van.make, model: van.model, badge: van.badge },
    year: now.getUTCFullYear() - ageYears,
  }
  const id = stocknum.toLowerCase()
  const price = Math.floor((van.price * VALUE_KEPT_PER_YEAR ** ageYears) / 1000) * 1000 + 990
  const yard = random.pick(group.yards)
  const type = { item_type: 'caravan', car_type: 'used' } as const
  const car: Car = {
    ...{ id, slug: carSlug({ ...naming, id }), name: carName(naming), ...naming },
    ...{ carsales_title: carTitle(naming), stocknum, colour: 'White', ...type },
    ...{ body: 'Caravan', simple_body: 'Caravan', show_on_dealer_website: true },
    specifications: {
      ...{ body_length: van.length, body_width: van.width, tare_weight: van.tare },
      ...{ aggregate_trailer_mass: van.atm, axle_type: van.axle, sleeps: van.sleeps },
    },
    ...generateOffer(price, 'used', ageYears, group, random),
    ...generateStockStatus({ make: van.make, car_type: 'used' }, ageYears, now, group, random),
    ...locationFieldsOf(yard, group.yards, random),
  }
  const standardEquipment = generateEquipment(car, { ageYears, rank: 1 }, random)
  const author = { dealer: group.dealer, yard: yard.name, country: group.country }
  const dealercomments = dealerComments(car, author, random)
  return { ...car, standardEquipment, ...(dealercomments && { dealercomments }) }
}
