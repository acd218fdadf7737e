/**
 * Places of the promotions among the cards of a search, 1 is the first, in the layout with two.
 * Spec 2.42.
 */
export const TWO_PROMO_PLACES = [8, 17] as const

/** The place of the promotion in the layout with one. Spec 2.42. */
export const ONE_PROMO_PLACE = [9] as const

/** The size in pixels of a picture over the width of a page: 540 high, 1920 wide. Spec 9.26. */
export const PROMO_SLIDER = { width: 1920, height: 540 } as const
