/** Where promotions show: in rows of cards, over the width of a page, among the cars of a search. */
export const promoPlaces = ['carousel', 'banner', 'results'] as const
export type PromoPlace = (typeof promoPlaces)[number]
