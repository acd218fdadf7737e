import type { CarType } from '../car/kinds.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { PromoCard } from './promo-card.ts'

/** Why a promotion is not shown with the selected types of car. */
export type DisplayReason = 'other_car_type' | 'not_exactly_its_car_types'

type DisplaySettings = Pick<PromoCard, 'display' | 'strictDisplay'>

/**
 * Whether a promotion is shown with these selected types of car; none means any type. A lenient one is
 * shown if no type is selected or a selected one is among its own; a strict one only if the selected
 * types are exactly its own. One without types of its own is shown with every type, strict or not. Spec 3.22, 4.29.
 */
export function carTypeDisplay(
  { display, strictDisplay }: DisplaySettings,
  carTypes: readonly CarType[],
): Eligibility<DisplayReason> {
  if (display.length === 0) return { eligible: true }
  const own = new Set(display)
  const chosen = new Set(carTypes)
  const isOther = chosen.size > 0 && own.isDisjointFrom(chosen)
  const isExact = own.symmetricDifference(chosen).size === 0
  return strictDisplay
    ? eligibleUnless(['not_exactly_its_car_types', !isExact])
    : eligibleUnless(['other_car_type', isOther])
}
