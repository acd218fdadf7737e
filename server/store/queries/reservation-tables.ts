import type { AttemptState, Currency, EndedWhy, HoldStage } from '#domain/payment/attempt-state.ts'
import type { LedgerEntry } from '../reservation-store.ts'

/** A claim or hold of a car, and what is next for it. Times are ISO text in UTC. */
export type HoldRow = {
  tenant: string
  id: string
  /** Of the hold and its attempt. */
  version: number
  stage: HoldStage
  car: string
  /** These three are cleared when the buyer is forgotten. */
  account: string | null
  key: string | null
  /** Signature of the client's address. */
  address: string | null
  /** Whole dollars. */
  price_seen: number
  deposit: number
  terms_version: string
  terms: string
  created: string
  claimed_until: string
  held_at: string | null
  held_until: string | null
  confirmed_at: string | null
  ended_at: string | null
  ended_why: EndedWhy | null
  reminded_at: string | null
  failed_at: string | null
  lead: string | null
  /** JSON of what was chosen beside the car; null where it was only reserved, or the buyer is forgotten. */
  purchase: string | null
  /** JSON of what the dealer asked for, where it is of no car; stays when the buyer is forgotten, for the books. */
  asked: string | null
  /** 1 where the buyer lets it be counted, as measured events are; else null. */
  may_count: number | null
  /** When something is to be done; null where nothing is. */
  next_at: string | null
  lease_until: string | null
  looks: number
}

/** The payment of a hold. */
export type PaymentAttemptRow = {
  tenant: string
  id: string
  hold: string
  state: AttemptState
  cents: number
  currency: Currency
  provider: string
  provider_id: string | null
  url: string | null
  unknown_since: string | null
}

/** Written once, never changed and never deleted; names nobody. */
export type LedgerEntryRow = { tenant: string } & {
  -readonly [Column in keyof LedgerEntry]: LedgerEntry[Column]
}

/** A buyer's answers on the way to buying a car. */
export type PurchaseRow = {
  tenant: string
  id: string
  version: number
  account: string
  car: string
  /** JSON. */
  choices: string
  created: string
  expires: string
}

export type ReservationTables = {
  purchase: PurchaseRow
  hold: HoldRow
  payment_attempt: PaymentAttemptRow
  ledger_entry: LedgerEntryRow
}
