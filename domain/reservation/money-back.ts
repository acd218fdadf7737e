import { monthsAfter } from '../calendar.ts'
import type { CarType } from '../car/kinds.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import {
  MAX_MONEY_BACK_KM,
  MAX_MONEY_BACK_MS,
  MONEY_BACK_CARS,
  MONEY_BACK_MONTHS,
} from './thresholds.ts'

/** A car that its buyer wants to give back. */
export type ReturnedCar = {
  carType: CarType
  deliveredAt: Date
  /** Driven since delivery, km. */
  kmDriven: number
  damaged: boolean
  /** Times of this customer's earlier returns under these terms. */
  earlierReturns: readonly Date[]
}

/** Why the money is not given back. */
export type MoneyBackReason =
  | 'not_pre_owned'
  | 'not_within_2_days'
  | 'not_within_300_km'
  | 'damaged'
  | 'two_cars_in_12_months'

/**
 * The 48-hour money-back terms of used cars: within 2 days, at most 300 km, no damage, 2 cars a
 * customer in 12 months. Spec 5.40, 9.19.
 */
export function moneyBack(car: ReturnedCar, now: Date): Eligibility<MoneyBackReason> {
  const age = now.getTime() - car.deliveredAt.getTime()
  const isInTime = age >= 0 && age <= MAX_MONEY_BACK_MS
  const hasFewKm = car.kmDriven >= 0 && car.kmDriven <= MAX_MONEY_BACK_KM
  const since = monthsAfter(now, -MONEY_BACK_MONTHS)
  const counted = car.earlierReturns.filter((returned) => returned > since)
  return eligibleUnless(
    ['not_pre_owned', car.carType !== 'used'],
    ['not_within_2_days', !isInTime],
    ['not_within_300_km', !hasFewKm],
    ['damaged', car.damaged],
    ['two_cars_in_12_months', counted.length >= MONEY_BACK_CARS],
  )
}
