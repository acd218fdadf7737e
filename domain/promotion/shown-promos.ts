import type { CarType } from '../car/kinds.ts'
import { type Eligibility, eligibleIfAll } from '../eligibility.ts'
import { calendarDay } from '../format.ts'
import { carTypeDisplay, type DisplayReason } from './car-type-display.ts'
import { dayWindow, type WindowReason } from './day-window.ts'
import type { PromoCard } from './promo-card.ts'

/** Where and when a promotion would show. */
export interface PromoContext {
  readonly now: Date
  /** The site's time zone, whose calendar days apply (D5). */
  readonly timeZone: string
  /** The types selected in the search, or that of the page's car; none: any type. */
  readonly carTypes: readonly CarType[]
}

type PromoDates = Pick<PromoCard, 'start' | 'expiry' | 'display' | 'strictDisplay'>

/** Whether a promotion is shown now with these types of car, or every reason why not. Spec 4.29, D5. */
export function promoShown(
  promo: PromoDates,
  { now, timeZone, carTypes }: PromoContext,
): Eligibility<WindowReason | DisplayReason> {
  const window = { first: promo.start, last: promo.expiry }
  return eligibleIfAll<WindowReason | DisplayReason>(
    dayWindow(window, calendarDay(now, timeZone)),
    carTypeDisplay(promo, carTypes),
  )
}

/** The shown promotions, by their position; those without one last, in the order given. Spec 3.22, 4.29. */
export function shownPromos<Promo extends PromoDates & Pick<PromoCard, 'position'>>(
  promos: readonly Promo[],
  context: PromoContext,
): Promo[] {
  const turn = ({ position = Number.MAX_SAFE_INTEGER }: Promo) => position
  return promos
    .filter((promo) => promoShown(promo, context).eligible)
    .sort((a, b) => turn(a) - turn(b))
}
