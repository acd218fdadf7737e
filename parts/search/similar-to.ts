import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { emptyState, type SearchState, withRange, withTerms } from '#domain/stock-query/state.ts'

/** The search for cars of the same body, or of the same make where the body is unknown. Spec 8.18. */
export const similarTo = ({ simple_body: body, make }: Car): SearchState =>
  body === undefined
    ? withTerms(emptyState, 'make', [make])
    : withTerms(emptyState, 'simple_body', [body])

/** How far from a car's price a similar one is, as a share of it. */
const PRICE_APART = 0.2
const ROUNDED_TO = 1_000

/** The address of similar cars of about the same price, where that is known. Spec 8.18. */
export function similarPath(car: Car): string {
  const price = askingPrice(car)
  if (price === undefined) return canonicalPath(similarTo(car))
  const range = {
    min: Math.floor((price * (1 - PRICE_APART)) / ROUNDED_TO) * ROUNDED_TO,
    max: Math.ceil((price * (1 + PRICE_APART)) / ROUNDED_TO) * ROUNDED_TO,
  }
  return canonicalPath(withRange(similarTo(car), 'price', range))
}
