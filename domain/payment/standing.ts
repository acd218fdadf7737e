import type { AskedPayment } from './asked-payment.ts'
import type { AttemptState, EndedWhy, HoldStage } from './attempt-state.ts'

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
  /** What it pays where it reserves no car: that is not given back by a lapse, nor by its buyer. Spec 2.12. */
  readonly asked: AskedPayment | undefined
  readonly attempt: { readonly state: AttemptState; readonly unknownSince: string | undefined }
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

/** Whether a dealer has what was asked for: from then on only the dealer gives it back. */
export const isAsAsked = ({ stage, asked }: Pick<Standing, 'stage' | 'asked'>): boolean =>
  asked !== undefined && stage === 'confirmed'

/** Whether it keeps the car from others. */
export const isLive = ({ stage }: Pick<Standing, 'stage'>): boolean => stage !== 'ended'
