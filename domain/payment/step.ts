import type { BankState } from './attempt-state.ts'
import { type Change, isLive, type Standing } from './standing.ts'
import { FIRST_LOOK_MS, LONGEST_LATE_LOOK_MS, LONGEST_LOOK_MS } from './thresholds.ts'

export type BankCall = 'look' | 'capture' | 'cancel' | 'refund'

/** What came of a call: the state of the payment, no answer, or that the bank will not do it. */
export interface BankAnswer {
  readonly to: BankCall
  readonly says: BankState | 'no_answer' | 'refused'
}

export type NextStep =
  | { readonly kind: 'ask'; readonly call: BankCall }
  | { readonly kind: 'store'; readonly change: Change }
  /** Nothing to do until then, if ever. */
  | { readonly kind: 'wait'; readonly until: Date | undefined }

export const ask = (call: BankCall): NextStep => ({ kind: 'ask', call })
export const store = (change: Change): NextStep => ({ kind: 'store', change })
export const wait = (until?: Date): NextStep => ({ kind: 'wait', until })

/** Asks the bank later, each time after twice as long, but at the latest at a moment, or when the hold ends. */
export function lookAgain(of: Standing, now: Date, latest?: Date): NextStep {
  const longest = isLive(of) ? LONGEST_LOOK_MS : LONGEST_LATE_LOOK_MS
  const pause = Math.min(FIRST_LOOK_MS * 2 ** of.looks, longest)
  const next = new Date(now.getTime() + pause)
  return wait(latest && latest < next ? latest : next)
}

/** A moment some milliseconds after an ISO text. */
export const after = (time: string, ms: number): Date => new Date(Date.parse(time) + ms)
