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

/** A withdrawn car is never listed and its page answers 410. D13. */
export function isWithdrawn(car: Pick<Car, 'status'>): boolean {
  return car.status === 'withdrawn'
}
