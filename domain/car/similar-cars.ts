import type { Car } from './car.ts'
import { askingPrice } from './price-display.ts'
import { isAvailable } from './status.ts'
import { SIMILAR_CARS } from './thresholds.ts'

type ComparedCar = Pick<Car, 'id' | 'simple_body' | 'status' | 'price' | 'offer_price'>

/**
 * The cars most like one: available, of the same body, the nearest price first, at most 8. Cars
 * without a known price come last, in the order given. None for a car of unknown
 * body. Spec 2.47, D17.
 */
export function similarCars<Other extends ComparedCar>(
  car: ComparedCar,
  stock: readonly Other[],
): Other[] {
  const price = askingPrice(car)
  const gapTo = (other: Other) => {
    const asked = askingPrice(other)
    const isKnown = price !== undefined && asked !== undefined
    return isKnown ? Math.abs(asked - price) : Number.MAX_VALUE
  }
  return stock
    .filter((other) => isSimilar(car, other))
    .map((other) => ({ other, gap: gapTo(other) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, SIMILAR_CARS)
    .map(({ other }) => other)
}

function isSimilar(car: ComparedCar, other: ComparedCar): boolean {
  const isOther = other.id !== car.id
  const isSameBody = car.simple_body !== undefined && other.simple_body === car.simple_body
  return isOther && isSameBody && isAvailable(other)
}
