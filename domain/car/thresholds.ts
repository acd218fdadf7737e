/** A price shows when it is above this, dollars. Spec 4.07, 4.08, 9.10. */
export const PRICE_SHOWN_ABOVE = 10

/** Finance of providers 1 and 4 to 7 needs a price above this, dollars. Spec 5.29-5.32, 9.10. */
export const FINANCE_PRICE_ABOVE = 500

/** Provider 1 needs a year newer than the current one minus this, years. Spec 5.29, 9.14. */
export const PROVIDER_1_YEARS = 12

/** Sold cars stay listed for less than this after their sale where the dealer sets nothing else, days. Spec 4.01. */
export const SOLD_LISTED_DAYS = 3

/** A car is a new arrival for less than this after `created_at`, days. Spec 4.03, 9.09. */
export const NEW_ARRIVAL_DAYS = 8

/** Key facts shown before the list of facts expands. Spec 9.09. */
export const KEY_FACTS_SHOWN = 4

/** Milliseconds of a second, the unit of `sold_date_timestamp`. */
export const SECOND_MS = 1000

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000
