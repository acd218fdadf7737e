import { type Eligibility, eligibleUnless, type Obstacle } from '../eligibility.ts'
import type { Car } from './car.ts'
import { askingPrice } from './price-display.ts'
import { ONLINE_PRICE_ABOVE } from './thresholds.ts'

/** A site's settings for reservations: the flag `reserveOnline`, and the deposit in whole dollars. */
export type ReserveSettings = { enabled: boolean; deposit: number }

/** Why a car cannot be reserved online. */
export type ReservableReason =
  | 'feature_off'
  | 'no_deposit'
  | 'not_in_stock'
  | 'reserved'
  | 'price_not_above_200'
  | 'no_payment_processor'

type ReservableCar = Pick<
  Car,
  'status' | 'reserved' | 'price' | 'offer_price' | 'payment_processors'
>

/**
 * Whether a buyer can hold a car online with a deposit, which is what the Reserve button needs.
 * Spec 4.32, 5.34, 9.19, D12.
 */
export const reservable = (
  car: ReservableCar,
  settings: ReserveSettings,
): Eligibility<ReservableReason> => eligibleUnless(...reservableObstacles(car, settings))

/** Everything that `reservable` looks at, in order. */
export const reservableObstacles = (
  car: ReservableCar,
  { enabled, deposit }: ReserveSettings,
): Obstacle<ReservableReason>[] => [
  ['feature_off', !enabled],
  ['no_deposit', !(deposit > 0)],
  ['not_in_stock', car.status !== 'in_stock'],
  ['reserved', car.reserved === true],
  ['price_not_above_200', !((askingPrice(car) ?? 0) > ONLINE_PRICE_ABOVE)],
  ['no_payment_processor', !car.payment_processors?.length],
]
