import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units.ts'

/** The default deposit, whole dollars. Spec 9.19. */
export const DEFAULT_DEPOSIT_DOLLARS = 200

/** A claim keeps the car for its buyer for less than this, milliseconds. FLOWS 9. */
export const CLAIM_LASTS_MS = 10 * MINUTE_MS

/** A hold lapses at this age unless the dealer confirms it: 48 hours, milliseconds. Spec 9.19, D31. */
export const HOLD_LASTS_MS = 48 * HOUR_MS

/** Buyer and dealer are reminded when so much of a hold is left, milliseconds. */
export const REMINDED_BEFORE_MS = 6 * HOUR_MS

/** The most claims that one account, or one address, has at a time; holds do not count. */
export const LIVE_CLAIMS = 2

/** The most claims of one account, or one address, within `TRIES_WINDOW_MS`. */
export const CLAIM_TRIES = 10

/** In which claims are counted: one of exactly this age no longer counts, milliseconds. */
export const TRIES_WINDOW_MS = HOUR_MS

/** A car is taken back up to and including this age of its delivery: 2 days, milliseconds. Spec 5.40. */
export const MAX_MONEY_BACK_MS = 2 * DAY_MS

/** A car is taken back when driven at most this since its delivery, km. Spec 5.40. */
export const MAX_MONEY_BACK_KM = 300

/** Cars that one customer may return within the months below. Spec 5.40. */
export const MONEY_BACK_CARS = 2

/** A return counts against the customer for less than this, calendar months. Spec 5.40. */
export const MONEY_BACK_MONTHS = 12
