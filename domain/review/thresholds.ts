/** Reviews are shown at this rating or above by default, stars. Spec 9.22. */
export const MINIMUM_REVIEW_RATING = 4

/** At most this many reviews show. Spec 9.22. */
export const REVIEWS_SHOWN = 12

/** Stars of a rating. */
export const STARS = 5

/** At most this many stars are drawn full; the rest of a rating fills one more. Spec 9.22. */
export const FULL_STARS = 4
