import { HOLD_LASTS_MS } from '../reservation/thresholds.ts'
import type { AttemptState, BankState } from './attempt-state.ts'
import { dueByTime, waitFor } from './hold-time.ts'
import { type Change, isLive, type Standing } from './standing.ts'
import {
  after,
  ask,
  type BankAnswer,
  type BankCall,
  lookAgain,
  type NextStep,
  store,
  wait,
} from './step.ts'
import { UNBORN_LASTS_MS } from './thresholds.ts'
import { failed, unanswered, unpaid, unpaidAsSaid } from './unpaid.ts'

/**
 * What is next for a reservation: the one rule by which claims become holds, payments are captured, cancelled or
 * given back, and holds lapse. Whatever order messages come in, only what the bank answers now counts.
 * `answer` is that of the last call, undefined before the first. Spec 9.19, D31, FLOWS 9.
 */
export function nextStep(of: Standing, answer: BankAnswer | undefined, now: Date): NextStep {
  const { state, unknownSince } = of.attempt
  const due = dueByTime(of, now)
  if (due) return store(due)
  if (isFinal(state)) {
    return isLive(of) ? store(failed(of)) : wait()
  }
  if (!answer) return ask('look')
  const { says } = answer
  if (says === 'refused' && answer.to === 'capture' && isLive(of)) return store(failed(of))
  if (says === 'no_answer' || says === 'refused' || !isBelievable(state, says)) {
    return unanswered(of, now)
  }
  if (unknownSince !== undefined) return store({ isUnknown: false })
  return known[says](of, answer.to, now)
}

/** The stage of a claim whose payment the bank accepts: what a dealer asked for needs no confirmation. */
const paidStage = ({ asked }: Standing, now: Date): NonNullable<Change['hold']> =>
  asked
    ? { stage: 'confirmed' }
    : { stage: 'held', heldUntil: new Date(now.getTime() + HOLD_LASTS_MS).toISOString() }

/** Whether a payment stays as it is. */
const isFinal = (state: AttemptState) =>
  state === 'declined' || state === 'cancelled' || state === 'voided' || state === 'refunded'

/** A payment does not go back: a bank that says so answers from an old copy of its book. */
function isBelievable(state: AttemptState, says: BankState): boolean {
  if (state === 'captured') return says === 'captured' || says === 'refunded'
  return state !== 'authorised' || (says !== 'none' && says !== 'open')
}

const known: {
  readonly [State in BankState]: (of: Standing, asked: BankCall, now: Date) => NextStep
} = {
  none: (of, _asked, now) => {
    if (isLive(of)) return unpaid(of, now)
    const unborn = after(of.claimedUntil, UNBORN_LASTS_MS)
    return now >= unborn ? store({ attempt: 'cancelled' }) : lookAgain(of, now, unborn)
  },
  open: (of, asked, now) =>
    isLive(of) ? unpaid(of, now) : asked === 'cancel' ? lookAgain(of, now) : ask('cancel'),
  authorised: (of, asked, now) => {
    // Also late, as long as nobody else has claimed the car: who paid in time may have been seen late.
    if (of.stage === 'claimed') {
      return store({ hold: paidStage(of, now), attempt: 'authorised' })
    }
    if (of.attempt.state !== 'authorised') return store({ attempt: 'authorised' })
    const call = isLive(of) ? 'capture' : 'cancel'
    return asked === call ? lookAgain(of, now) : ask(call)
  },
  captured: (of, asked, now) => {
    if (of.stage === 'claimed') return known.authorised(of, asked, now)
    if (of.attempt.state !== 'captured') {
      return store({ attempt: 'captured', ...(isLive(of) && { letter: 'captured' }) })
    }
    if (isLive(of)) return waitFor(of, now)
    return asked === 'refund' ? lookAgain(of, now) : ask('refund')
  },
  declined: (of) => unpaidAsSaid(of, 'declined'),
  cancelled: (of) => unpaidAsSaid(of, 'cancelled'),
  refunded: (of) =>
    store({
      ...(isLive(of) && { hold: { stage: 'ended', why: 'released_by_dealer' } }),
      attempt: 'refunded',
      letter: 'refunded',
    }),
}
