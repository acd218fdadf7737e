import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, carTitle } from '#domain/car/name.ts'
import type { DemoCaravan } from './catalogue/caravans.ts'
import type { DemoGroup } from './demo-groups.ts'
import { generateEquipment } from './equipment.ts'
import { locationFieldsOf } from './location-fields.ts'
import { generateOffer } from './offer.ts'
import type { Random } from './random.ts'
import { generateStockStatus } from './stock-status.ts'

const OLDEST_YEARS = 8
const VALUE_KEPT_PER_YEAR = 0.91
const COLOURS = ['White', 'White', 'Cream', 'Sand'] as const

/** A generated used caravan or camper trailer. */
export function generateCaravan(
  stocknum: string,
  caravan: DemoCaravan,
  { group, now }: { group: DemoGroup; now: Date },
  random: Random,
): Car {
  const { make, model, badge, body } = caravan
  const ageYears = random.integer(1, OLDEST_YEARS)
  const naming = { make, model, badge, year: now.getUTCFullYear() - ageYears }
  const id = stocknum.toLowerCase()
  const price = Math.floor((caravan.price * VALUE_KEPT_PER_YEAR ** ageYears) / 1000) * 1000 + 990
  const location = random.pick(group.locations)
  const type = { item_type: 'caravan', car_type: 'used' } as const
  const car: Car = {
    id,
    slug: carSlug({ ...naming, id }),
    name: carName(naming),
    ...naming,
    carsales_title: carTitle(naming),
    stocknum,
    colour: random.pick(COLOURS),
    ...type,
    body,
    simple_body: 'Caravan',
    show_on_dealer_website: true,
    variant: { vehiclelength: caravan.overall, vehicleheight: caravan.height },
    specifications: {
      body_length: caravan.length,
      body_width: caravan.width,
      tare_weight: caravan.tare,
      aggregate_trailer_mass: caravan.atm,
      axle_type: caravan.axle,
      sleeps: caravan.sleeps,
      ball_weight: caravan.ball,
      layout: caravan.layout,
      water: caravan.water,
    },
    ...generateOffer(price, { car_type: 'used', ageYears }, group, random),
    ...generateStockStatus({ make, car_type: 'used' }, { ageYears, now, group }, random),
    ...locationFieldsOf(location, group.locations, random),
  }
  const standardEquipment = generateEquipment(car, { ageYears, rank: 1 }, random)
  return { ...car, standardEquipment }
}
