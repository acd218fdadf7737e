import type { CarType } from '#domain/car/kinds.ts'
import { CURRENT, type DemoModel } from './catalogue/model.ts'
import type { DemoGroup } from './demo-groups.ts'
import type { Random } from './random.ts'

/** Model year, age in years at `thisYear`, odometer in km. */
export type VehicleAge = { year: number; ageYears: number; km: number }

const OLDEST_YEARS = 13

function yearOf(carType: CarType, model: DemoModel, thisYear: number, random: Random): number {
  if (carType === 'new') return thisYear
  if (carType === 'demo') return thisYear - random.integer(0, 1)
  const [first, last] = model.years
  const newest = Math.min(last === CURRENT ? thisYear - 1 : last, thisYear - 1)
  const oldest = Math.min(Math.max(first, thisYear - OLDEST_YEARS), newest)
  // The square makes young cars more frequent.
  return newest - Math.floor(random.next() ** 2 * (newest - oldest + 1))
}

function kmOf(carType: CarType, ageYears: number, isBike: boolean, random: Random): number {
  if (carType === 'new') return random.integer(4, 45)
  if (carType === 'demo') return random.integer(900, 8900)
  const kmPerYear = isBike ? random.integer(1500, 6000) : random.integer(7000, 21_000)
  return Math.round(kmPerYear * (ageYears + random.next() * 0.8) + random.integer(0, 900))
}

/** A model year within the model's years of sale, and an odometer reading that fits it. */
function generateAge(
  carType: CarType,
  model: DemoModel,
  thisYear: number,
  random: Random,
): VehicleAge {
  const year = yearOf(carType, model, thisYear, random)
  const ageYears = thisYear - year
  return { year, ageYears, km: kmOf(carType, ageYears, model.itemType === 'motorcycle', random) }
}

const VALUE_KEPT_IN_FIRST_YEAR = 0.86
const VALUE_KEPT_PER_YEAR = 0.905
const KM_PER_YEAR = 15_000
const VALUE_LOST_PER_10_000_KM = 0.018
const MIN_VALUE_SHARE = 0.12

/** An asking price in whole dollars, by age and odometer, with an ending usual at dealers (990). */
function generatePrice(
  priceNew: number,
  carType: CarType,
  { ageYears, km }: VehicleAge,
  random: Random,
): number {
  if (carType === 'new') return withPriceEnding(priceNew * (1 + random.next() * 0.05), random)
  if (carType === 'demo') return withPriceEnding(priceNew * (0.9 + random.next() * 0.05), random)
  const byAge = VALUE_KEPT_IN_FIRST_YEAR * VALUE_KEPT_PER_YEAR ** Math.max(0, ageYears - 1)
  const extraKm = (km - ageYears * KM_PER_YEAR) / 10_000
  const share = byAge - extraKm * VALUE_LOST_PER_10_000_KM + (random.next() - 0.5) * 0.05
  return withPriceEnding(priceNew * Math.max(MIN_VALUE_SHARE, share), random)
}

function withPriceEnding(dollars: number, random: Random): number {
  const ending = random.weighted([990, 888, 490, 500, 777], (end) => (end === 990 ? 8 : 1))
  return Math.max(1, Math.floor(dollars / 1000)) * 1000 + ending
}

const MAX_DRAWS = 30

/**
 * An age, and a price that the group would ask.
 * @throws RangeError for a model that is never in the group's range of prices
 */
export function generateAgeAndPrice(
  { model, priceNew, car_type }: { model: DemoModel; priceNew: number; car_type: CarType },
  { group, now }: { group: Pick<DemoGroup, 'prices'>; now: Date },
  random: Random,
): { age: VehicleAge; price: number } {
  const { from, to } = group.prices ?? { from: 0, to: Number.POSITIVE_INFINITY }
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const age = generateAge(car_type, model, now.getUTCFullYear(), random)
    const price = generatePrice(priceNew, car_type, age, random)
    if (price >= from && price < to) return { age, price }
  }
  throw new RangeError(`No age gives a ${model.make} ${model.model} a price of ${from} to ${to}.`)
}
