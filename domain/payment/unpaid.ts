import type { AttemptState } from './attempt-state.ts'
import { waitFor } from './hold-time.ts'
import { type Change, isLive, type Standing } from './standing.ts'
import { after, lookAgain, type NextStep, store } from './step.ts'
import { UNKNOWN_LASTS_MS } from './thresholds.ts'

/** Nothing is paid yet. */
export function unpaid(of: Standing, now: Date): NextStep {
  const over = new Date(of.claimedUntil)
  return now >= over
    ? store({ hold: { stage: 'ended', why: 'timed_out' } })
    : lookAgain(of, now, over)
}

/** Nothing was paid, or what was set aside is free again. */
export function unpaidAsSaid(of: Standing, says: 'declined' | 'cancelled'): NextStep {
  if (of.stage === 'claimed') return store({ hold: { stage: 'ended', why: says }, attempt: says })
  const attempt = of.attempt.state === 'authorised' ? 'voided' : says
  const isTold = !(isLive(of) || (attempt === 'voided' && isToBeTold(of)))
  return store(isTold ? { attempt } : failed(of, attempt))
}

/** The bank has not said what became of the payment. After 15 minutes the buyer is told. FLOWS 9. */
export function unanswered(of: Standing, now: Date): NextStep {
  const { state, unknownSince } = of.attempt
  // What is paid is known, and the bank need not say it again.
  if (state === 'captured') return waitFor(of, now)
  if (unknownSince === undefined) return store({ isUnknown: true })
  const tellAt = after(unknownSince, UNKNOWN_LASTS_MS)
  if (!(isLive(of) || isToBeTold(of))) return lookAgain(of, now)
  return now >= tellAt ? store(failed(of)) : lookAgain(of, now, tellAt)
}

/** The payment came to nothing, as the buyer is told. */
export const failed = (of: Standing, attempt?: AttemptState): Change => ({
  ...(isLive(of) && { hold: { stage: 'ended', why: 'payment_failed' } }),
  ...(attempt && { attempt }),
  told: 'failed',
  letter: 'failed',
})

/** Nobody told the buyer yet that the payment came to nothing, and the buyer did not see it. */
const isToBeTold = ({ endedWhy, failedAt }: Standing) =>
  failedAt === undefined && (endedWhy === 'timed_out' || endedWhy === 'cancelled')
