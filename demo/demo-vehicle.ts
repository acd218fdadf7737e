import { withoutAbsent } from '#domain/absence.ts'
import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, carTitle } from '#domain/car/name.ts'
import { simpleFuelOf, simpleTransmissionOf } from '#domain/car/simplify.ts'
import { variantSchema } from '#domain/car/variant.ts'
import { generateAgeAndPrice } from './age-and-price.ts'
import { coloursOf } from './catalogue/colours.ts'
import { type Engine, engines } from './catalogue/engines.ts'
import type { Badge, DemoModel, Figures } from './catalogue/model.ts'
import type { DemoGroup } from './demo-groups.ts'
import { generateEquipment } from './equipment.ts'
import { locationFieldsOf, pickLocation } from './location-fields.ts'
import { generateOffer } from './offer.ts'
import type { Random } from './random.ts'
import { generateRegistration } from './registration.ts'
import { generateStockStatus } from './stock-status.ts'

const CC_PER_LITRE = 1000

const ANCAP_STARS = 5
const RANK_OF_ONLY_BADGE = 0.5

/** 0 for the cheapest badge of a model, below 1 for the dearest. */
const rankOf = ({ badges }: DemoModel, badge: Badge): number =>
  badges.length === 1 ? RANK_OF_ONLY_BADGE : badges.indexOf(badge) / badges.length

function specificationOf(model: DemoModel, engine: Engine, drive: string) {
  const body = model.bodyName ?? model.body
  const simple_fuel = simpleFuelOf(engine.fuel)
  const simple_transmission = simpleTransmissionOf(engine.trans)
  const isBike = model.itemType === 'motorcycle'
  return {
    ...(!isBike && { doors: model.doors, seats: model.seats, drive }),
    fuel: engine.fuel,
    trans: engine.trans,
    body,
    simple_body: model.body,
    ...(simple_fuel && { simple_fuel }),
    ...(simple_transmission && { simple_transmission }),
    ...(engine.litres && { engine_size: engine.litres }),
  }
}

function variantOf(model: DemoModel, engine: Engine, figures: Figures): Car['variant'] {
  const [vehiclelength, vehiclewidth, vehicleheight] = model.size
  const { ancap = ANCAP_STARS } = model
  const isRated = ancap !== 'unrated' && model.body !== 'Motorcycle'
  const cc = engine.cc ?? Math.round((engine.litres ?? 0) * CC_PER_LITRE)
  const fields = {
    vehiclelength,
    vehiclewidth,
    vehicleheight,
    bodyconfiguration: model.bodyName ?? model.body,
    geartype: engine.gearbox,
    torque: engine.torqueNm,
    power: engine.powerKw,
    cylinders: engine.cylinders,
    induction: engine.induction,
    ...(cc > 0 && { enginesize: cc, enginesize_litres: engine.litres }),
    fuelconsumptioncombined: engine.consumption,
    fuelcapacity: engine.tankLitres,
    acceleration: figures.secondsTo100,
    electricrange: figures.rangeKm,
    batterycapacity: figures.batteryKwh,
    chargingpower: figures.dcKw,
    kerbmass: figures.kerbKg,
    grossvehiclemass: figures.gvmKg,
    brakedtowing: figures.towKg,
    seatheight: figures.seatHeightMm,
    ...(isRated && { ancaprating: ancap }),
  }
  return variantSchema.parse(withoutAbsent(fields))
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
  const { country, locations } = group
  const car_type = carTypeOf(group, random)
  const model = random.weighted(
    car_type === 'used' ? group.usedModels : group.newModels,
    ({ weight }) => weight,
  )
  const badge = random.pick(model.badges)
  const [badgeName, priceNew, engineOrName, drive, figures] = badge
  const engine = typeof engineOrName === 'string' ? engines[engineOrName] : engineOrName
  const { age, price } = generateAgeAndPrice({ model, priceNew, car_type }, { group, now }, random)
  const { year, ageYears, km } = age
  const naming = { make: model.make, model: model.model, year, badge: badgeName }
  const series = model.series === undefined ? {} : { series: model.series }
  const id = stocknum.toLowerCase()
  const location = pickLocation(locations, { make: model.make, car_type }, random)
  const variant = variantOf(model, engine, { ...model.figures, ...figures })
  const car: Car = {
    id,
    slug: carSlug({ ...naming, id }),
    name: carName(naming),
    ...naming,
    carsales_title: carTitle({ ...naming, ...series }),
    ...series,
    colour: random.pick(coloursOf(model.make, country)),
    stocknum,
    item_type: model.itemType ?? 'car',
    car_type,
    km,
    show_on_dealer_website: true,
    ...specificationOf(model, engine, drive),
    ...(variant && { variant }),
    ...generateRegistration({ make: model.make, car_type, year }, { now, country }, random),
    ...generateOffer(price, { car_type, ageYears }, group, random),
    ...generateStockStatus({ make: model.make, car_type, km }, { ageYears, now, group }, random),
    ...locationFieldsOf(location, locations, random),
  }
  const rank = rankOf(model, badge)
  const standardEquipment = generateEquipment(car, { ageYears, rank, country }, random)
  return { ...car, standardEquipment }
}
