import { placeRating } from '#domain/review/place-rating.ts'
import type { ReviewSummary, WrittenReview } from '#domain/review/review.ts'
import { reviewSummary } from '#domain/review/review-summary.ts'
import { shownReviews } from '#domain/review/shown-reviews.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ReviewsData {
  readonly summary: ReviewSummary
  readonly reviews: readonly WrittenReview[]
}

const load: Load<typeof block, ReviewsData> = ({ props, site, location, ports }) => {
  const { reviews } = ports.content
  const about = location ? reviews.filter((review) => review.location === location.id) : reviews
  return {
    summary: location ? placeRating(location, site, reviews) : reviewSummary(reviews),
    reviews: shownReviews(about, site.constants.minimumReviewRating).slice(0, props.limit),
  }
}
export default load
