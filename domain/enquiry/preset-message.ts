import type { Car } from '../car/car.ts'
import { isAvailable } from '../car/status.ts'
import type { Words } from '../site/interface-texts.ts'

/** The preset message of a form for a car that is not available: a request for a similar one. Spec 5.14. */
export const presetMessage = (
  car: Pick<Car, 'status'> | undefined,
  words: Pick<Words, 'formFindSimilar'>,
): string | undefined => (car && !isAvailable(car) ? words.formFindSimilar : undefined)
