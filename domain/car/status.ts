import type { Car } from './car.ts'

/** In stock and coming soon both count as available. Spec 4.01. */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return car.status === 'in_stock' || car.status === 'coming_soon'
}

/** Spec 4.01. */
export function isSold(car: Pick<Car, 'status'>): boolean {
  return car.status === 'sold'
}

/** Whether a buyer may have it: available, and reserved for nobody else. Spec 4.01. */
export const isFree = (car: Pick<Car, 'status' | 'reserved'>): boolean =>
  isAvailable(car) && car.reserved !== true

/**
 * Why a buyer has to wait for a car that is not sold: it is reserved for another one, on its way, or to
 * be ordered; undefined if it can be had now. Spec 2.44, 4.01, 4.04, 4.09.
 */
export function awaited(
  car: Pick<Car, 'status' | 'reserved' | 'preorder'>,
): 'reserved' | 'coming_soon' | 'preorder' | undefined {
  if (!isAvailable(car)) return undefined
  if (car.reserved) return 'reserved'
  if (car.status === 'coming_soon') return 'coming_soon'
  return car.preorder ? 'preorder' : undefined
}

/** A withdrawn car is never listed and its page answers 410. D13. */
export function isWithdrawn(car: Pick<Car, 'status'>): boolean {
  return car.status === 'withdrawn'
}
