/** A message of the loading animation is shown this long, milliseconds. Spec 4.23. */
export const LOADING_MESSAGE_MS = 5000

/** At most this many images go with a valuation. Spec 5.24, 9.29. */
export const MAX_IMAGES = 10

/** An image is under this, 10 MB in bytes as a device counts them. Spec 5.24, 9.29. */
export const IMAGE_BYTES_UNDER = 10 * 1024 * 1024

/** A car older than this has no online estimate, years, by variant of the site. Spec 5.26. */
export const MAX_ESTIMATE_YEARS = { tenYears: 10, sevenYears: 7 } as const

/** A car driven more than this has no online estimate, km. Spec 5.26. */
export const MAX_ESTIMATE_KM = 100_000

/** An estimate is valid for this many days after the day on which it was made. Spec 5.26, D29. */
export const ESTIMATE_VALID_DAYS = 7

/** The comments on a car have at most this many characters, which leaves room for the other answers in a lead. */
export const MAX_COMMENT_CHARACTERS = 4000
