/** A price shows when it is above this, dollars. Spec 4.07, 4.08, 9.10. */
export const PRICE_SHOWN_ABOVE = 10

/** A subscription shows when its weekly price is above this, dollars. Spec 4.06. */
export const SUBSCRIPTION_SHOWN_ABOVE = 0

/** A car can be bought or reserved online at a price above this, dollars. Spec 4.30, 9.10, D12. */
export const ONLINE_PRICE_ABOVE = 200

/** A garage keeps cars with a price above this, dollars. Spec 5.07. */
export const GARAGE_PRICE_ABOVE = 0

/** The market badge needs a price more than this below the market, dollars. Spec 5.36, 9.10. */
export const MARKET_GAP_ABOVE = 499

/** The market badge rounds its amount down to whole steps of this, dollars. D18. */
export const MARKET_STEP = 100

/** Similar cars shown, at most. D17. */
export const SIMILAR_CARS = 8

/** Features shown before the list of features expands. Spec 9.09. */
export const FEATURES_SHOWN = 8

/** Sold cars stay listed for less than this after their sale by default, days. Spec 4.01. */
export const SOLD_LISTED_DAYS = 3

/** A car that left its feed is kept, with its page, for so many days. D13, D35. */
export const LEFT_CARS_KEPT_DAYS = 365

/** A car is a new arrival for less than this after `created_at`, days. Spec 4.03, 9.09. */
export const NEW_ARRIVAL_DAYS = 8

/** Key facts shown before the list of facts expands. Spec 9.09. */
export const KEY_FACTS_SHOWN = 4

/** A card quotes at most this much of the dealer's comments, characters. */
export const NOTE_CHARACTERS = 140

/** Limits for braked towing that a table of weights lists, kg: those that makers state most often. */
export const TOWING_LIMITS: readonly number[] = [1500, 2000, 2500, 3000, 3500]

/** The share of its towing limit that a vehicle should keep spare. */
export const TOWING_SPARE_SHARE = 0.1

/** The staff may write a tag of at most so many characters: it stands on a picture. */
export const CORRECTED_TAG = 40

/** The staff may write comments of at most so many characters. */
export const CORRECTED_COMMENTS = 10_000

/** The staff may choose at most so many photos for a car. */
export const CORRECTED_PHOTOS = 60

/** The highest place in the dealer's own order that the staff may give a car. Spec 7.03. */
export const CORRECTED_RANK = 1_000
