import type { Car } from '../car/car.ts'
import { isAvailable } from '../car/status.ts'

/** The preset message of a form for a car that is not available: a request for a similar one. Spec 5.14. */
export function presetMessage(car?: Pick<Car, 'status'>): string | undefined {
  return car && !isAvailable(car) ? 'Can you please find me something similar?' : undefined
}
