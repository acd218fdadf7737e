import { type Eligibility, eligibleUnless, type Obstacle } from '../eligibility.ts'
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
export const savable = (
  car: Pick<Car, 'status'>,
  { alreadySaved }: { alreadySaved: boolean },
): Eligibility<'not_available'> => eligibleUnless(...savableObstacles(car, alreadySaved))

const savableObstacles = (
  car: Pick<Car, 'status'>,
  alreadySaved: boolean,
): Obstacle<'not_available'>[] => [['not_available', !isAvailable(car) && !alreadySaved]]

function garageObstacles(car: SavableCar): Obstacle<SaveReason>[] {
  const hasImage = (car.images ?? []).length > 0 || car.primary_image_url !== undefined
  return [
    ['not_in_stock', car.status !== 'in_stock'],
    ['price_not_above_0', !((comparedPrice(car) ?? 0) > GARAGE_PRICE_ABOVE)],
    ['no_image', !hasImage],
  ]
}

type Saved = { alreadySaved?: boolean }

/**
 * Whether a car has the button that saves it. Garage-enabled sites: in stock, price above $0, at
 * least one image. Favourites-storage sites and those with a watchlist: the stock check, see `savable`.
 * A buyer can always remove a saved car. Spec 4.01, 5.06-5.08.
 */
export const favouriteButton = (
  car: SavableCar,
  flags: SavingFlags,
  saved: Saved = {},
): Eligibility<SaveReason> => eligibleUnless(...favouriteObstacles(car, flags, saved))

/** Everything that `favouriteButton` looks at, in order. */
export function favouriteObstacles(
  car: SavableCar,
  { garage, favourites, watchlist }: SavingFlags,
  { alreadySaved = false }: Saved = {},
): Obstacle<SaveReason>[] {
  if (garage) return alreadySaved ? [] : garageObstacles(car)
  const isOff = !(favourites || watchlist)
  return [['feature_off', isOff], ...(isOff ? [] : savableObstacles(car, alreadySaved))]
}

type ComparingFlags = { garage: boolean; compare: boolean }

/** Whether a car has the button that compares it, by the same rules. Spec 5.06-5.08. */
export const compareButton = (car: SavableCar, flags: ComparingFlags): Eligibility<SaveReason> =>
  eligibleUnless(...compareObstacles(car, flags))

/** Everything that `compareButton` looks at, in order. */
export const compareObstacles = (
  car: SavableCar,
  { garage, compare }: ComparingFlags,
): Obstacle<SaveReason>[] => [
  ['feature_off', !compare],
  ...(garage ? garageObstacles(car) : savableObstacles(car, false)),
]
