import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, carTitle } from '#domain/car/name.ts'
import { caravans } from './catalogue/leisure.ts'
import { inventOffer, inventStanding } from './circumstances.ts'
import { dealerComments } from './comments.ts'
import { inventEquipment } from './equipment.ts'
import type { DemoGroup } from './group.ts'
import { placeAt } from './place.ts'
import type { Random } from './random.ts'

const OLDEST_YEARS = 8
const KEPT_A_YEAR = 0.91

/** One invented used caravan of a group. */
export function inventCaravan(stocknum: string, group: DemoGroup, now: Date, random: Random): Car {
  const van = random.pick(caravans)
  const ageYears = random.whole(1, OLDEST_YEARS)
  const named = {
    ...{ make: van.make, model: van.model, badge: van.badge },
    year: now.getUTCFullYear() - ageYears,
  }
  const id = stocknum.toLowerCase()
  const price = Math.floor((van.price * KEPT_A_YEAR ** ageYears) / 1000) * 1000 + 990
  const yard = random.pick(group.yards)
  const type = { item_type: 'caravan', car_type: 'used' } as const
  const car: Car = {
    ...{ id, slug: carSlug({ ...named, id }), name: carName(named), ...named },
    ...{ carsales_title: carTitle(named), stocknum, colour: 'White', ...type },
    ...{ body: 'Caravan', simple_body: 'Caravan', show_on_dealer_website: true },
    specifications: {
      ...{ body_length: van.length, body_width: van.width, tare_weight: van.tare },
      ...{ aggregate_trailer_mass: van.atm, axle_type: van.axle, sleeps: van.sleeps },
    },
    ...inventOffer(price, 'used', ageYears, group, random),
    ...inventStanding({ make: van.make, car_type: 'used' }, ageYears, now, group, random),
    ...placeAt(yard, group.yards, random),
  }
  const standardEquipment = inventEquipment(car, { ageYears, rank: 1 }, random)
  const voice = { dealer: group.dealer, yard: yard.name, country: group.country }
  const dealercomments = dealerComments(car, voice, random)
  return { ...car, standardEquipment, ...(dealercomments && { dealercomments }) }
}
