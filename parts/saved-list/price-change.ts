import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'

/** By how much a price changed since its car was saved, whole dollars. */
export interface PriceChange {
  readonly isCheaper: boolean
  readonly amount: number
  readonly before: number
}

/** Undefined where it is the same, or one of the two is unknown. Spec 1.04. */
export function priceChange(
  car: Pick<Car, 'price' | 'offer_price'>,
  before: number | undefined,
): PriceChange | undefined {
  const now = askingPrice(car)
  if (now === undefined || before === undefined || before === now) return undefined
  return { isCheaper: now < before, amount: Math.abs(now - before), before }
}
