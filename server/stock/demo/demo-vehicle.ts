import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, carTitle } from '#domain/car/name.ts'
import { simpleFuelOf, simpleTransmissionOf } from '#domain/car/simplify.ts'
import { generateAge, generatePrice } from './age-and-price.ts'
import { coloursByMake, otherColours } from './catalogue/colours-and-features.ts'
import { type Engine, engines } from './catalogue/engines.ts'
import type { DemoModel } from './catalogue/model.ts'
import { dealerComments } from './comments.ts'
import type { DemoGroup } from './demo-groups.ts'
import { generateEquipment } from './equipment.ts'
import { locationFieldsOf, pickYard } from './location-fields.ts'
import { generateOffer } from './offer.ts'
import type { Random } from './random.ts'
import { generateRegistration } from './registration.ts'
import { generateStockStatus } from './stock-status.ts'

const CC_PER_LITRE = 1000

function specificationOf(model: DemoModel, engine: Engine, drive: string) {
  const [vehiclelength, vehiclewidth, vehicleheight] = model.size
  const body = model.bodyName ?? model.body
  const simple_fuel = simpleFuelOf(engine.fuel)
  const simple_transmission = simpleTransmissionOf(engine.trans)
  return {
    ...{ doors: model.doors, seats: model.seats, drive, fuel: engine.fuel, trans: engine.trans },
    ...{ body, simple_body: model.body },
    ...(simple_fuel && { simple_fuel }),
    ...(simple_transmission && { simple_transmission }),
    ...(engine.litres && { engine_size: engine.litres }),
    variant: {
      ...{ vehiclelength, vehiclewidth, vehicleheight, bodyconfiguration: body },
      ...{ geartype: engine.gearbox, torque: engine.torqueNm },
      ...(engine.cylinders && { cylinders: engine.cylinders }),
      ...(engine.litres && {
        enginesize: Math.round(engine.litres * CC_PER_LITRE),
        enginesize_litres: engine.litres,
      }),
      ...(engine.induction && { induction: engine.induction }),
      ...(engine.consumption && { fuelconsumptioncombined: engine.consumption }),
      ...(engine.tankLitres && { fuelcapacity: engine.tankLitres }),
      ...(model.body !== 'Motorcycle' && { ancaprating: 5 }),
    },
  }
}

function carTypeOf(group: DemoGroup, random: Random): Car['car_type'] {
  const share = random.next()
  if (share < group.newShare) return 'new'
  return share < group.newShare + group.demoShare ? 'demo' : 'used'
}

/** A generated car or motorcycle of a group; the same seed gives the same one. */
export function generateVehicle(
  stocknum: string,
  group: DemoGroup,
  now: Date,
  random: Random,
): Car {
  const { country, dealer, yards } = group
  const car_type = carTypeOf(group, random)
  const models = car_type === 'used' ? group.usedModels : group.newModels
  const model = random.weighted(models, ({ weight }) => weight)
  const badge = random.pick(model.badges)
  const [badgeName, priceNew, engineName, drive] = badge
  const age = generateAge(car_type, model, now.getUTCFullYear(), random)
  const { year, ageYears, km } = age
  const naming = { make: model.make, model: model.model, year, badge: badgeName }
  const id = stocknum.toLowerCase()
  const rank = model.badges.indexOf(badge) / model.badges.length
  const yard = pickYard(yards, { make: model.make, car_type }, random)
  const price = generatePrice(priceNew, car_type, age, random)
  const car: Car = {
    ...{ id, slug: carSlug({ ...naming, id }), name: carName(naming), ...naming },
    ...{ carsales_title: carTitle({ ...naming, series: model.series }), series: model.series },
    colour: random.pick(coloursByMake[model.make] ?? otherColours),
    ...{ stocknum, item_type: model.itemType ?? 'car', car_type, km },
    show_on_dealer_website: true,
    ...specificationOf(model, engines[engineName], drive),
    ...generateRegistration({ make: model.make, car_type, year }, { now, country }, random),
    ...generateOffer(price, car_type, ageYears, group, random),
    ...generateStockStatus({ make: model.make, car_type }, ageYears, now, group, random),
    ...locationFieldsOf(yard, yards, random),
  }
  const standardEquipment = generateEquipment(car, { ageYears, rank }, random)
  const dealercomments = dealerComments(car, { dealer, yard: yard.name, country }, random)
  return { ...car, standardEquipment, ...(dealercomments && { dealercomments }) }
}
