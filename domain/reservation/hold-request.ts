import type { Hold } from './hold.ts'
import { isHolding } from './hold-state.ts'

/** A buyer's attempt to hold a car; `id` names the hold that it may become. D31. */
export type HoldRequest = Pick<Hold, 'id' | 'car_id' | 'buyer_id' | 'idempotency_key' | 'deposit'>

/** Why a car is not held for this attempt. */
export type HoldRefusal = 'held_by_another' | 'already_yours' | 'attempt_ended'

/** The hold and whether its deposit is still to be charged; or why not, with a message for the buyer. */
export type HoldAnswer =
  | { eligible: true; hold: Hold; charge: boolean }
  | { eligible: false; reasons: HoldRefusal[]; message: string; charge: false }

/** Messages for the buyer. D31. */
export const holdRefusalMessages: Record<HoldRefusal, string> = {
  held_by_another:
    'Another buyer reserved this car just before you. You have not been charged. Please call us to hear if it becomes available again.',
  already_yours: 'You have already reserved this car. You have not been charged again.',
  attempt_ended:
    'This reservation has ended. You have not been charged again. Please reserve again if you still want this car.',
}

/**
 * Holds a car for the first buyer who asks; a hold that has lapsed or was released lets the next one
 * in. A repeated attempt returns the hold that it made and charges nothing. Existing
 * holds may be of any car and age. D31.
 */
export function requestHold(
  existing: readonly Hold[],
  request: HoldRequest,
  now: Date,
): HoldAnswer {
  const ofCar = existing.filter(({ car_id }) => car_id === request.car_id)
  const repeated = ofCar.find((hold) => isSameAttempt(hold, request))
  if (repeated) {
    return isHolding(repeated, now)
      ? { eligible: true, hold: repeated, charge: false }
      : refused('attempt_ended')
  }
  const holder = ofCar.find((hold) => isHolding(hold, now))
  if (holder) {
    return refused(holder.buyer_id === request.buyer_id ? 'already_yours' : 'held_by_another')
  }
  return { eligible: true, hold: { ...request, held_at: now.toISOString() }, charge: true }
}

const isSameAttempt = (hold: Hold, { buyer_id, idempotency_key }: HoldRequest) =>
  hold.buyer_id === buyer_id && hold.idempotency_key === idempotency_key

const refused = (reason: HoldRefusal): HoldAnswer => ({
  eligible: false,
  reasons: [reason],
  message: holdRefusalMessages[reason],
  charge: false,
})
