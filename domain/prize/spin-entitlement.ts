import { MIN_SPIN_DEPOSIT_DOLLARS, SPINS_FOR_DEPOSIT, SPINS_SIGNED_IN } from './thresholds.ts'

/** A visitor who wants to spin. */
export type Spinner = {
  signedIn: boolean
  /** The largest deposit paid online and not refunded, whole dollars; 0 for none. */
  depositDollars: number
  /** Spins recorded for this user. */
  spinsTaken: number
}

/** Why a visitor may not spin. */
export type SpinReason = 'not_signed_in' | 'no_spins_left'

/** The spins left, at least one, or why there is none. */
export type SpinEntitlement =
  | { eligible: true; spinsLeft: number }
  | { eligible: false; reasons: SpinReason[] }

/**
 * How often a visitor may still spin: once when signed in, once more after a paid deposit of $200
 * or more. Spec 9.20, D32.
 */
export function spinEntitlement({
  signedIn,
  depositDollars,
  spinsTaken,
}: Spinner): SpinEntitlement {
  const hasPaidDeposit = depositDollars >= MIN_SPIN_DEPOSIT_DOLLARS
  const spins = SPINS_SIGNED_IN + (hasPaidDeposit ? SPINS_FOR_DEPOSIT : 0)
  const spinsLeft = spins - Math.max(0, spinsTaken)
  if (!signedIn) return { eligible: false, reasons: ['not_signed_in'] }
  if (spinsLeft > 0) return { eligible: true, spinsLeft }
  return { eligible: false, reasons: ['no_spins_left'] }
}
