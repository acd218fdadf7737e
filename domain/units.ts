/** Kilometres of a mile. Spec 9.23. */
export const KM_PER_MILE = 1.609344

/** Milliseconds of a second, the unit of `sold_date_timestamp`. */
export const SECOND_MS = 1000

/** Milliseconds of a minute. */
export const MINUTE_MS = 60 * SECOND_MS

/** Milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS

/** An interest rate is at most this, per cent a year; lenders may not charge as much. */
export const MAX_RATE_PERCENT = 100

/** A long text has at most this many letters: twice the longest post that was tried. */
export const MAX_LETTERS = 200_000
