import { DAY_MS, HOUR_MS } from '../units.ts'

/** The default deposit, whole dollars. Spec 9.19. */
export const DEFAULT_DEPOSIT_DOLLARS = 200

/** A hold lapses at this age unless the dealer confirms it: 48 hours, milliseconds. Spec 9.19, D31. */
export const HOLD_LASTS_MS = 48 * HOUR_MS

/** A car is taken back up to and including this age of its delivery: 2 days, milliseconds. Spec 5.40. */
export const MAX_MONEY_BACK_MS = 2 * DAY_MS

/** A car is taken back when driven at most this since its delivery, km. Spec 5.40. */
export const MAX_MONEY_BACK_KM = 300

/** Cars that one customer may return within the months below. Spec 5.40. */
export const MONEY_BACK_CARS = 2

/** A return counts against the customer for less than this, calendar months. Spec 5.40. */
export const MONEY_BACK_MONTHS = 12
