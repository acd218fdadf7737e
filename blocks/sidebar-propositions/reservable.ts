import type { Car } from '#domain/car/car.ts'
import type { SiteView } from '../view-context.ts'

/** Only a price above this can be reserved, dollars. D12. */
const reservePriceAbove = 200

/** Whether a buyer can hold a car online. Spec 4.32, D12. */
export function isReservable(car: Car, { flags, constants }: SiteView): boolean {
  const isFree = car.status === 'in_stock' && car.reserved !== true
  const isPayable = (car.payment_processors ?? []).length > 0 && constants.reserveDeposit > 0
  return flags.reserveOnline && isFree && isPayable && (car.price ?? 0) > reservePriceAbove
}
