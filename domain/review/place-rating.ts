import { dealershipOf } from '../car/at-location.ts'
import type { Location } from '../location/location.ts'
import type { Dealership } from '../site/dealer.ts'
import type { Review, ReviewSummary } from './review.ts'
import { reviewSummary } from './review-summary.ts'

type Stated = Pick<
  Location,
  'id' | 'average_rating' | 'review_count' | 'dealership_id' | 'dealership_slug'
>

/**
 * The rating of a location: the figures that the site states of it, else of its dealership, else those of its
 * reviews. Spec 3.31, 3.33, 3.34.
 */
export function placeRating(
  place: Stated,
  { dealerships }: { readonly dealerships: readonly Dealership[] },
  reviews: readonly Pick<Review, 'rating' | 'location'>[],
): ReviewSummary {
  const own = reviews.filter(({ location }) => location === place.id)
  const stated = [place, dealershipOf(place, dealerships)].find(
    (stated) => stated?.average_rating !== undefined,
  )
  if (!stated) return reviewSummary(own)
  return { count: stated.review_count ?? own.length, average_rating: stated.average_rating }
}
