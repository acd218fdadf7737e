/** Rows set aside of one answer, at most. */
export const MOST_ROWS_SET_ASIDE = 500
