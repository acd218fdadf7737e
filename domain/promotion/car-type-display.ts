import type { CarType } from '../car/kinds.ts'
import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import type { PromoCard } from './promo-card.ts'

/** Why a promotion does not show with the types of car that are looked at. */
export type DisplayReason = 'other_car_type' | 'not_exactly_its_car_types'

type Displayed = Pick<PromoCard, 'display' | 'strictDisplay'>

/**
 * Whether a promotion shows where cars of these types are looked at; none means any type. A lenient
 * one shows where no type is chosen and where one of those chosen is among its own; a strict one only
 * where the types chosen are exactly its own. One without types of its own shows with every type,
 * strict or not. Spec 3.22, 4.29.
 */
export function carTypeDisplay(
  { display, strictDisplay }: Displayed,
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
