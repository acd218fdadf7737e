/** A wheel has exactly this many segments. Spec 9.20. */
export const WHEEL_SEGMENTS = 19

/** A prize is worth at most this, the top prize in cash, whole dollars. Spec 9.20. */
export const TOP_PRIZE_DOLLARS = 2000

/** Spins of a signed-in user. D32. */
export const SPINS_SIGNED_IN = 1

/** Spins that a paid deposit adds, however many deposits were paid. Spec 9.20, D32. */
export const SPINS_FOR_DEPOSIT = 1

/** A deposit adds a spin when it is at least this, whole dollars. Spec 9.20. */
export const MIN_SPIN_DEPOSIT_DOLLARS = 200
