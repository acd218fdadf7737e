import type { Car } from '#domain/car/car.ts'
import { compareButton } from '#domain/car/save-buttons.ts'
import type { SiteView } from '../view-context.ts'

/** Whether a card has a tick to compare its car. Spec 1.04, 5.06-5.08. */
export const compareTick = (car: Car, { flags }: Pick<SiteView, 'flags'>): boolean =>
  flags.compareOnCards && compareButton(car, flags).eligible
