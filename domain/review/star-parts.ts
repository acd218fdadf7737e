import { FULL_STARS, STARS } from './thresholds.ts'

/** How the five stars of a rating are drawn, from the left. */
export interface StarParts {
  /** Whole stars, 0 to 4. */
  readonly full: number
  /** How much of the next star is filled, 0 to 1; 1 only for the fifth star of a rating of 5. */
  readonly partial: number
  /** Empty stars. */
  readonly empty: number
}

/**
 * A rating as stars: up to four full ones, then a partial one. A rating below 0 or
 * without a number has five empty stars, one above 5 is drawn as 5. Spec 9.22.
 */
export function starParts(rating: number): StarParts {
  const stars = Math.min(Math.max(rating || 0, 0), STARS)
  const full = Math.min(Math.floor(stars), FULL_STARS)
  const partial = stars - full
  return { full, partial, empty: STARS - full - Math.ceil(partial) }
}
