import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { Car } from './car.ts'
import { askingPrice } from './price-display.ts'
import { ONLINE_PRICE_ABOVE } from './thresholds.ts'

/** Why a car cannot be bought online. */
export type OnlinePurchaseReason =
  | 'feature_off'
  | 'not_used'
  | 'not_in_stock'
  | 'reserved'
  | 'price_not_above_200'

type Bought = Pick<Car, 'car_type' | 'status' | 'reserved' | 'price' | 'offer_price'>

/**
 * Whether a buyer can buy a used car online, if the dealer offers that: in stock, not reserved,
 * its asking price above $200. Spec 2.06, 4.30, 9.10.
 */
export function onlinePurchase(
  car: Bought,
  { enabled }: { enabled: boolean },
): Eligibility<OnlinePurchaseReason> {
  return eligibleUnless(
    ['feature_off', !enabled],
    ['not_used', car.car_type !== 'used'],
    ['not_in_stock', car.status !== 'in_stock'],
    ['reserved', car.reserved === true],
    ['price_not_above_200', !((askingPrice(car) ?? 0) > ONLINE_PRICE_ABOVE)],
  )
}
