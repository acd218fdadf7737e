import type { Review, ReviewSummary } from './review.ts'

/** The summary of a list of reviews. Spec 3.34. */
export function reviewSummary(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary {
  const count = reviews.length
  if (count === 0) return { count }
  return { count, average_rating: reviews.reduce((sum, { rating }) => sum + rating, 0) / count }
}
