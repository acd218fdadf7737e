import { MIN_SPIN_DEPOSIT_DOLLARS, SPINS_FOR_DEPOSIT, SPINS_SIGNED_IN } from './thresholds.ts'

/** A signed-in visitor who wants to spin. */
export type Spinner = {
  /** The largest deposit captured online in the days of the wheel, whole dollars; 0 for none. */
  depositDollars: number
  /** Whether a deposit adds a spin here. */
  secondSpin: boolean
  /** Spins recorded for this user. */
  spinsTaken: number
}

/**
 * How many spins a signed-in visitor has left: one, and one more after a deposit of $200 or more, where the dealer
 * gives it. Spec 9.20, D32.
 */
export function spinsLeft({ depositDollars, secondSpin, spinsTaken }: Spinner): number {
  const hasDeposit = secondSpin && depositDollars >= MIN_SPIN_DEPOSIT_DOLLARS
  const spins = SPINS_SIGNED_IN + (hasDeposit ? SPINS_FOR_DEPOSIT : 0)
  const taken = Math.max(0, spinsTaken)
  return taken < spins ? spins - taken : 0
}
