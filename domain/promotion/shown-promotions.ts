import type { CarType } from '../car/kinds.ts'
import { carTypeDisplay } from './car-type-display.ts'
import { dayWindow } from './day-window.ts'
import type { PromoPlace } from './places.ts'
import type { PromoCard } from './promo-card.ts'

/** Where and when promotions are looked at. */
export interface PromoContext {
  readonly place: PromoPlace
  /** The calendar day in the site's time zone (D5). */
  readonly today: string
  /** The type of the page's car, or those that are searched; none for any. */
  readonly carTypes: readonly CarType[]
}

/**
 * The promotions that show in a place today with these types of car: those with a position first, the
 * lowest before the others, then those without in the order of their file. Spec 2.42, 2.50, 3.22, 4.29.
 */
export const shownPromotions = (
  promotions: readonly PromoCard[],
  { place, today, carTypes }: PromoContext,
): PromoCard[] =>
  promotions
    .filter(
      (promotion) =>
        promotion.places.includes(place) &&
        dayWindow({ first: promotion.start, last: promotion.expiry }, today).eligible &&
        carTypeDisplay(promotion, carTypes).eligible,
    )
    .sort((a, b) => turnOf(a) - turnOf(b))

const turnOf = ({ position = Number.MAX_SAFE_INTEGER }: PromoCard): number => position
