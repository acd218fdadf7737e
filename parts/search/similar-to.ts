import type { Car } from '#domain/car/car.ts'
import { emptyState, type SearchState, withTerms } from '#domain/stock-query/state.ts'

/** The search for cars of the same body, or of the same make where the body is unknown. Spec 8.18. */
export const similarTo = ({ simple_body: body, make }: Car): SearchState =>
  body === undefined
    ? withTerms(emptyState, 'make', [make])
    : withTerms(emptyState, 'simple_body', [body])
