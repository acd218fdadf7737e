import type { WheelPhase } from './wheel-of-day.ts'

/** What the page of a wheel shows a signed-in buyer. FLOWS 11. */
export type SpinPage = 'ready' | 'won' | 'no_spins' | 'failed' | 'not_yet' | 'over' | 'empty'

/** A buyer at a wheel. */
export interface AtWheel {
  readonly phase: WheelPhase
  /** The number of the spin that the address asks about; undefined where it asks about none. */
  readonly asked: number | undefined
  /** Spins that were drawn. */
  readonly taken: number
  readonly spinsLeft: number
  /** Whether any prize can be drawn. */
  readonly hasPrizes: boolean
}

/**
 * A spin that was drawn shows its prize whenever it is asked for; one that is asked for and was not drawn could not
 * be answered, and can be sent again. Spec 4.29, D32, FLOWS 11.
 */
export function spinPage({ phase, asked, taken, spinsLeft, hasPrizes }: AtWheel): SpinPage {
  if (asked !== undefined && asked <= taken) return 'won'
  if (phase === 'not_started') return 'not_yet'
  if (phase === 'expired') return 'over'
  if (spinsLeft === 0) return 'no_spins'
  if (!hasPrizes) return 'empty'
  return asked === taken + 1 ? 'failed' : 'ready'
}
