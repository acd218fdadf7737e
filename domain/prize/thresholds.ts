import type { AustralianState } from '../contact/postcode-states.ts'

/** A wheel has exactly this many segments. Spec 9.20. */
export const WHEEL_SEGMENTS = 19

/** A prize is worth at most this, the top prize in cash, whole dollars. Spec 9.20. */
export const TOP_PRIZE_DOLLARS = 2000

/** A segment's weight is at most this, so that all of a wheel stay far below what one draw can name. */
export const MAX_WEIGHT = 1_000_000

/** Spins of a signed-in user. D32. */
export const SPINS_SIGNED_IN = 1

/** Spins that a paid deposit adds, however many deposits were paid. Spec 9.20, D32. */
export const SPINS_FOR_DEPOSIT = 1

/** A deposit adds a spin when it is at least this, whole dollars. Spec 9.20. */
export const MIN_SPIN_DEPOSIT_DOLLARS = 200

/** Who enters is of age. FLOWS 11. */
export const MIN_SPIN_AGE = 18

/**
 * A state asks for a permit where all prizes together are worth more than this, whole dollars, and its residents
 * may enter; the others ask for none. To be confirmed by each dealer's adviser. FLOWS 11.
 */
export const permitLimits: Readonly<Partial<Record<AustralianState, number>>> = {
  NSW: 10_000,
  SA: 5_000,
  NT: 5_000,
  ACT: 3_000,
}
