import type { Hold } from './hold.ts'
import { holdState } from './hold-state.ts'

/** Why a hold can no longer be confirmed or released. */
export type DecisionReason = 'lapsed' | 'released'

/** The hold as decided, or why it is too late. */
export type HoldDecision =
  | { eligible: true; hold: Hold }
  | { eligible: false; reasons: DecisionReason[] }

/** The dealer's confirmation: the hold no longer lapses. Confirming twice changes nothing. D31. */
export function confirmHold(hold: Hold, now: Date): HoldDecision {
  const state = holdState(hold, now)
  if (state === 'lapsed' || state === 'released') return { eligible: false, reasons: [state] }
  return { eligible: true, hold: { confirmed_at: now.toISOString(), ...hold } }
}

/** The end of a hold by dealer or buyer. Releasing twice changes nothing. Spec 9.19, D31. */
export function releaseHold(hold: Hold, now: Date): HoldDecision {
  if (holdState(hold, now) === 'lapsed') return { eligible: false, reasons: ['lapsed'] }
  return { eligible: true, hold: { released_at: now.toISOString(), ...hold } }
}
