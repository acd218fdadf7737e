import type { Car } from '../car/car.ts'
import { isAvailable } from '../car/status.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'

/** Why a car has no trade-in button. */
export type TradeInButtonReason = 'not_available' | 'switched_off'

/** Whether a car's page offers to trade another car in: for available cars only. Spec 5.17. */
export function tradeInButton(
  car: Pick<Car, 'status'>,
  flags: { tradeIn: boolean },
): Eligibility<TradeInButtonReason> {
  return eligibleUnless(['not_available', !isAvailable(car)], ['switched_off', !flags.tradeIn])
}
