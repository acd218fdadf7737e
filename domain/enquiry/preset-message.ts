import type { Car } from '../car/car.ts'
import { isAvailable } from '../car/status.ts'
import type { Words } from '../site/interface-texts.ts'

/** The preset message of a form for a car that is not available: a request for a similar one. Spec 5.14. */
export function presetMessage(
  car: Pick<Car, 'status'> | undefined,
  { formFindSimilar }: Pick<Words, 'formFindSimilar'>,
): string | undefined {
  return car && !isAvailable(car) ? formFindSimilar : undefined
}
