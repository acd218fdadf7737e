import type { Car } from './car.ts'
import { askingPrice } from './price-display.ts'
import { isAvailable } from './status.ts'
import { SIMILAR_CARS } from './thresholds.ts'

type ComparedCar = Pick<
  Car,
  'id' | 'make' | 'model' | 'simple_body' | 'status' | 'price' | 'offer_price'
>

/**
 * The cars most like one: available, of the same body, the nearest price first, at most 8. Of equally near
 * ones each model comes once before any comes again, else in the order given. Cars without a known price
 * come last. None for a car of unknown body. Spec 2.47, D17.
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
  const seen = new Map<string, number>()
  return stock
    .filter((other) => isSimilar(car, other))
    .map((other) => {
      const gap = gapTo(other)
      const key = `${gap} ${other.make} ${other.model}`
      const before = seen.get(key) ?? 0
      seen.set(key, before + 1)
      return { other, gap, before }
    })
    .sort((a, b) => a.gap - b.gap || a.before - b.before)
    .slice(0, SIMILAR_CARS)
    .map(({ other }) => other)
}

function isSimilar(car: ComparedCar, other: ComparedCar): boolean {
  const isOther = other.id !== car.id
  const isSameBody = car.simple_body !== undefined && other.simple_body === car.simple_body
  return isOther && isSameBody && isAvailable(other)
}
