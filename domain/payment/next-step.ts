import { HOLD_LASTS_MS, REMINDED_BEFORE_MS } from '../reservation/thresholds.ts'
import type { AttemptState, BankState, EndedWhy, HoldStage } from './attempt-state.ts'
import {
  FIRST_LOOK_MS,
  LONGEST_LATE_LOOK_MS,
  LONGEST_LOOK_MS,
  UNBORN_LASTS_MS,
  UNKNOWN_LASTS_MS,
} from './thresholds.ts'

/** A reservation as far as the next step depends on it. Times are ISO text in UTC. */
export interface Standing {
  readonly stage: HoldStage
  readonly claimedUntil: string
  readonly heldUntil: string | undefined
  readonly endedWhy: EndedWhy | undefined
  /** Undefined where the buyer was forgotten. */
  readonly account: string | undefined
  readonly remindedAt: string | undefined
  readonly failedAt: string | undefined
  /** How often in a row the bank had nothing new. */
  readonly looks: number
  readonly attempt: { readonly state: AttemptState; readonly unknownSince: string | undefined }
}

export type BankCall = 'look' | 'capture' | 'cancel' | 'refund'

/** What came of a call: the state of the payment, no answer, or that the bank will not do it. */
export interface BankAnswer {
  readonly to: BankCall
  readonly says: BankState | 'no_answer' | 'refused'
}

/** A change of a reservation, and the letter that tells of it. */
export interface Change {
  readonly hold?:
    | { readonly stage: 'held'; readonly heldUntil: string }
    | { readonly stage: 'confirmed' }
    | { readonly stage: 'ended'; readonly why: EndedWhy }
  readonly attempt?: AttemptState
  readonly isUnknown?: boolean
  readonly told?: 'reminded' | 'failed'
  readonly letter?: LetterKind
}

export type LetterKind = 'captured' | 'reminder' | 'lapsed' | 'released' | 'failed' | 'refunded'

export type NextStep =
  | { readonly kind: 'ask'; readonly call: BankCall }
  | { readonly kind: 'store'; readonly change: Change }
  /** Nothing to do until then, if ever. */
  | { readonly kind: 'wait'; readonly until: Date | undefined }

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
    return isLive(of) ? store(failed(of)) : { kind: 'wait', until: undefined }
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

/** Whether it keeps the car from others. */
export const isLive = ({ stage }: Pick<Standing, 'stage'>): boolean => stage !== 'ended'

/** Whether a payment stays as it is. */
const isFinal = (state: AttemptState) =>
  state === 'declined' || state === 'cancelled' || state === 'voided' || state === 'refunded'

/** A payment does not go back: a bank that says so answers from an old copy of its book. */
function isBelievable(state: AttemptState, says: BankState): boolean {
  if (state === 'captured') return says === 'captured' || says === 'refunded'
  return state !== 'authorised' || (says !== 'none' && says !== 'open')
}

function dueByTime(of: Standing, now: Date): Change | undefined {
  const { stage, heldUntil, attempt } = of
  if (isLive(of) && of.account === undefined) return releasedBy(of, 'buyer')
  if (stage !== 'held' || heldUntil === undefined) return undefined
  if (isOver(heldUntil, now)) return { hold: { stage: 'ended', why: 'lapsed' }, letter: 'lapsed' }
  return attempt.state === 'captured' &&
    of.remindedAt === undefined &&
    isOver(remindAt(heldUntil), now)
    ? { told: 'reminded', letter: 'reminder' }
    : undefined
}

/** The end of a reservation by buyer or dealer. A claim that its buyer gives up was never held. */
export const releasedBy = ({ stage }: Pick<Standing, 'stage'>, by: 'buyer' | 'dealer'): Change =>
  stage === 'claimed' && by === 'buyer'
    ? { hold: { stage: 'ended', why: 'cancelled' } }
    : { hold: { stage: 'ended', why: `released_by_${by}` }, letter: 'released' }

const failed = (of: Standing, attempt?: AttemptState): Change => ({
  ...(isLive(of) && { hold: { stage: 'ended', why: 'payment_failed' } }),
  ...(attempt && { attempt }),
  told: 'failed',
  letter: 'failed',
})

/** Nobody told the buyer yet that the payment came to nothing, and the buyer did not see it. */
const isToBeTold = ({ endedWhy, failedAt }: Standing) =>
  failedAt === undefined && (endedWhy === 'timed_out' || endedWhy === 'cancelled')

function unanswered(of: Standing, now: Date): NextStep {
  const { state, unknownSince } = of.attempt
  // What is paid is known, and the bank need not say it again.
  if (state === 'captured') return waitFor(of, now)
  if (unknownSince === undefined) return store({ isUnknown: true })
  const tellAt = after(unknownSince, UNKNOWN_LASTS_MS)
  if (!(isLive(of) || isToBeTold(of))) return lookAgain(of, now)
  return now >= tellAt ? store(failed(of)) : lookAgain(of, now, tellAt)
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
      const heldUntil = new Date(now.getTime() + HOLD_LASTS_MS).toISOString()
      return store({ hold: { stage: 'held', heldUntil }, attempt: 'authorised' })
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

/** Nothing is paid yet. */
function unpaid(of: Standing, now: Date): NextStep {
  const over = new Date(of.claimedUntil)
  return now >= over
    ? store({ hold: { stage: 'ended', why: 'timed_out' } })
    : lookAgain(of, now, over)
}

/** Nothing was paid, or what was set aside is free again. */
function unpaidAsSaid(of: Standing, says: 'declined' | 'cancelled'): NextStep {
  if (of.stage === 'claimed') return store({ hold: { stage: 'ended', why: says }, attempt: says })
  const attempt = of.attempt.state === 'authorised' ? 'voided' : says
  const isTold = !(isLive(of) || (attempt === 'voided' && isToBeTold(of)))
  return store(isTold ? { attempt } : failed(of, attempt))
}

/** The deposit is paid: until the reminder, then until the hold lapses. */
function waitFor(of: Standing, now: Date): NextStep {
  if (of.stage === 'ended') return lookAgain(of, now)
  if (of.stage !== 'held' || of.heldUntil === undefined) return { kind: 'wait', until: undefined }
  const until = of.remindedAt === undefined ? remindAt(of.heldUntil) : of.heldUntil
  return { kind: 'wait', until: new Date(until) }
}

/** Asks the bank later, each time after twice as long, but at the latest at a moment, or when the hold ends. */
function lookAgain(of: Standing, now: Date, latest?: Date): NextStep {
  const longest = isLive(of) ? LONGEST_LOOK_MS : LONGEST_LATE_LOOK_MS
  const pause = Math.min(FIRST_LOOK_MS * 2 ** of.looks, longest)
  const next = new Date(now.getTime() + pause)
  return { kind: 'wait', until: latest && latest < next ? latest : next }
}

const remindAt = (heldUntil: string) => after(heldUntil, -REMINDED_BEFORE_MS).toISOString()
const after = (time: string, ms: number) => new Date(Date.parse(time) + ms)
const isOver = (time: string, now: Date) => Date.parse(time) <= now.getTime()
const ask = (call: BankCall): NextStep => ({ kind: 'ask', call })
const store = (change: Change): NextStep => ({ kind: 'store', change })
