import { type Eligibility, eligibleIfAll, eligibleUnless } from '../eligibility.ts'
import type { Car } from './car.ts'
import { comparedPrice } from './price-display.ts'
import { isAvailable } from './status.ts'
import { GARAGE_PRICE_ABOVE } from './thresholds.ts'

/** Why a car has no button to save or compare it. */
export type SaveReason =
  | 'feature_off'
  | 'not_available'
  | 'not_in_stock'
  | 'price_not_above_0'
  | 'no_image'

type SavingFlags = Readonly<Record<'garage' | 'favourites' | 'watchlist', boolean>>

type SavableCar = Pick<Car, 'status' | 'price' | 'offer_price' | 'images' | 'primary_image_url'>

/** Cars that may be saved: available ones, and any that the buyer has saved. Spec 4.01. */
export function savable(
  car: Pick<Car, 'status'>,
  { alreadySaved }: { alreadySaved: boolean },
): Eligibility<'not_available'> {
  return eligibleUnless(['not_available', !isAvailable(car) && !alreadySaved])
}

function garageRule(car: SavableCar): Eligibility<SaveReason> {
  const hasImage = (car.images ?? []).length > 0 || car.primary_image_url !== undefined
  return eligibleUnless(
    ['not_in_stock', car.status !== 'in_stock'],
    ['price_not_above_0', !((comparedPrice(car) ?? 0) > GARAGE_PRICE_ABOVE)],
    ['no_image', !hasImage],
  )
}

/**
 * Whether a car has the button that saves it. Garage-enabled sites: in stock, price above $0, at
 * least one image. Favourites-storage sites and those with a watchlist: the stock check, see `savable`.
 * A buyer can always remove a saved car. Spec 4.01, 5.06-5.08.
 */
export function favouriteButton(
  car: SavableCar,
  { garage, favourites, watchlist }: SavingFlags,
  { alreadySaved = false }: { alreadySaved?: boolean } = {},
): Eligibility<SaveReason> {
  if (garage) return alreadySaved ? eligibleUnless() : garageRule(car)
  return favourites || watchlist
    ? savable(car, { alreadySaved })
    : eligibleUnless(['feature_off', true])
}

/** Whether a car has the button that compares it, by the same rules. Spec 5.06-5.08. */
export function compareButton(
  car: SavableCar,
  { garage, compare }: { garage: boolean; compare: boolean },
): Eligibility<SaveReason> {
  return eligibleIfAll<SaveReason>(
    eligibleUnless(['feature_off', !compare]),
    garage ? garageRule(car) : savable(car, { alreadySaved: false }),
  )
}
