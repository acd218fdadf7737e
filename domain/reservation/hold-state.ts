import type { Hold } from './hold.ts'
import { HOLD_LASTS_MS } from './thresholds.ts'

/**
 * `held` waits for the dealer, `confirmed` lasts until it is released, `lapsed` ran out of time,
 * `released` was ended by dealer or buyer. D31.
 */
export type HoldState = 'held' | 'confirmed' | 'lapsed' | 'released'

/** The time at which an unconfirmed hold lapses. Spec 9.19, D31. */
export function holdLapsesAt({ held_at }: Pick<Hold, 'held_at'>): Date {
  return new Date(Date.parse(held_at) + HOLD_LASTS_MS)
}

/** The state of a hold at a given time: it lapses by itself after 48 hours. Spec 9.19, D31. */
export function holdState(hold: Hold, now: Date): HoldState {
  if (hold.released_at !== undefined) return 'released'
  if (hold.confirmed_at !== undefined) return 'confirmed'
  return now < holdLapsesAt(hold) ? 'held' : 'lapsed'
}

/** Whether a hold keeps the car from other buyers. D31. */
export function isHolding(hold: Hold, now: Date): boolean {
  const state = holdState(hold, now)
  return state === 'held' || state === 'confirmed'
}

/** What the buyer gets back, whole dollars: the whole deposit once the hold has ended. Spec 9.19. */
export function depositToRefund(hold: Hold, now: Date): number {
  return isHolding(hold, now) ? 0 : hold.deposit
}
