import type { Review } from './review.ts'
import { MINIMUM_REVIEW_RATING, REVIEWS_SHOWN } from './thresholds.ts'

/**
 * The reviews that a site shows: at least the minimum rating (4, or the site's setting), newest day
 * first, those without a day last, and at most 12. Spec 9.22.
 */
export function shownReviews<Shown extends Pick<Review, 'rating' | 'review_date'>>(
  reviews: readonly Shown[],
  minimumRating: number = MINIMUM_REVIEW_RATING,
): Shown[] {
  return reviews
    .filter(({ rating }) => rating >= minimumRating)
    .sort(({ review_date: a = '' }, { review_date: b = '' }) => Number(a < b) - Number(a > b))
    .slice(0, REVIEWS_SHOWN)
}
