/** Rows set aside of one answer, at most. */
export const MOST_ROWS_SET_ASIDE = 500
/** The largest file of a feed that is kept or uploaded, bytes; compressed with gzip. */
export const MOST_FEED_BYTES = 20_000_000
