import { expect, test } from 'vitest'
import { promoCuts } from './promo-places.ts'
import { ONE_PROMO_PLACE, TWO_PROMO_PLACES } from './thresholds.ts'

test.each([
  { cards: 21, places: TWO_PROMO_PLACES, promos: 2, cuts: [7, 15] },
  { cards: 21, places: TWO_PROMO_PLACES, promos: 3, cuts: [7, 15] },
  { cards: 21, places: TWO_PROMO_PLACES, promos: 1, cuts: [7] },
  { cards: 21, places: TWO_PROMO_PLACES, promos: 0, cuts: [] },
  { cards: 16, places: TWO_PROMO_PLACES, promos: 2, cuts: [7, 15] },
  { cards: 15, places: TWO_PROMO_PLACES, promos: 2, cuts: [7, 15] },
  { cards: 14, places: TWO_PROMO_PLACES, promos: 2, cuts: [7] },
  { cards: 8, places: TWO_PROMO_PLACES, promos: 2, cuts: [7] },
  { cards: 7, places: TWO_PROMO_PLACES, promos: 2, cuts: [7] },
  { cards: 6, places: TWO_PROMO_PLACES, promos: 2, cuts: [] },
  { cards: 0, places: TWO_PROMO_PLACES, promos: 2, cuts: [] },
  { cards: 9, places: ONE_PROMO_PLACE, promos: 3, cuts: [8] },
  { cards: 8, places: ONE_PROMO_PLACE, promos: 1, cuts: [8] },
  { cards: 7, places: ONE_PROMO_PLACE, promos: 1, cuts: [] },
  { cards: 3, places: [1, 2], promos: 2, cuts: [0, 0] },
])(
  'among $cards cards $promos promotions with places $places come after $cuts cards (Spec 2.42)',
  (row) => {
    expect(promoCuts(row.cards, row.places, row.promos)).toEqual(row.cuts)
  },
)
