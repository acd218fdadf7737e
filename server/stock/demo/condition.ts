import type { CarType } from '#domain/car/kinds.ts'
import { CURRENT, type DemoModel } from './catalogue/model.ts'
import type { Random } from './random.ts'

/** How old and how far driven a car is. */
export type Condition = { year: number; ageYears: number; km: number }

const OLDEST_YEARS = 13

function yearOf(carType: CarType, model: DemoModel, thisYear: number, random: Random): number {
  if (carType === 'new') return thisYear
  if (carType === 'demo') return thisYear - random.whole(0, 1)
  const [first, last] = model.years
  const newest = Math.min(last === CURRENT ? thisYear - 1 : last, thisYear - 1)
  const oldest = Math.min(Math.max(first, thisYear - OLDEST_YEARS), newest)
  // The square makes young cars the frequent ones.
  return newest - Math.floor(random.next() ** 2 * (newest - oldest + 1))
}

function kmOf(carType: CarType, ageYears: number, isBike: boolean, random: Random): number {
  if (carType === 'new') return random.whole(4, 45)
  if (carType === 'demo') return random.whole(900, 8900)
  const aYear = isBike ? random.whole(1500, 6000) : random.whole(7000, 21_000)
  return Math.round(aYear * (ageYears + random.next() * 0.8) + random.whole(0, 900))
}

/** Year and odometer that fit each other and the years in which the model was sold. */
export function inventCondition(
  carType: CarType,
  model: DemoModel,
  thisYear: number,
  random: Random,
): Condition {
  const year = yearOf(carType, model, thisYear, random)
  const ageYears = thisYear - year
  return { year, ageYears, km: kmOf(carType, ageYears, model.itemType === 'motorcycle', random) }
}

const KEPT_IN_FIRST_YEAR = 0.86
const KEPT_A_YEAR = 0.905
const KM_A_YEAR = 15_000
const LOST_PER_10_000_KM = 0.018
const LEAST_SHARE = 0.12

/** A price that such a car is asked for, whole dollars, ending as dealers end prices. */
export function inventPrice(
  priceNew: number,
  carType: CarType,
  { ageYears, km }: Condition,
  random: Random,
): number {
  if (carType === 'new') return endedLikeADealer(priceNew * (1 + random.next() * 0.05), random)
  if (carType === 'demo') return endedLikeADealer(priceNew * (0.9 + random.next() * 0.05), random)
  const byAge = KEPT_IN_FIRST_YEAR * KEPT_A_YEAR ** Math.max(0, ageYears - 1)
  const extraKm = (km - ageYears * KM_A_YEAR) / 10_000
  const share = byAge - extraKm * LOST_PER_10_000_KM + (random.next() - 0.5) * 0.05
  return endedLikeADealer(priceNew * Math.max(LEAST_SHARE, share), random)
}

function endedLikeADealer(dollars: number, random: Random): number {
  const ending = random.weighted([990, 888, 490, 500, 777], (end) => (end === 990 ? 8 : 1))
  return Math.max(1, Math.floor(dollars / 1000)) * 1000 + ending
}
