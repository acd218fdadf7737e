import type { Car } from '#domain/car/car.ts'
import type { AskedPayment } from '#domain/payment/asked-payment.ts'
import type { AttemptState, Currency, EndedWhy, HoldStage } from '#domain/payment/attempt-state.ts'
import type { Change } from '#domain/payment/standing.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Actor } from './audit-log.ts'
import type { EventCount } from './event-store.ts'
import type { NewLead } from './lead-store.ts'
import type { NewMessage } from './stored-message.ts'

/** A payment for a reservation. */
export interface PaymentAttempt {
  /** Its id at the provider too, by which the same payment is never made twice. */
  readonly id: string
  readonly state: AttemptState
  readonly cents: number
  readonly currency: Currency
  readonly provider: string
  /** The provider's own id, and the address of its page; undefined until it has answered. */
  readonly providerId: string | undefined
  readonly url: string | undefined
  /** Since when the provider has not said what became of it; undefined where that is known. */
  readonly unknownSince: string | undefined
}

/**
 * A car that is claimed or held for a buyer, with its payment; or a payment that the dealer asked for, which holds no
 * car. Times are ISO text in UTC. Spec 2.12, 9.19, D31.
 */
export interface Reservation {
  /** Nobody can guess it. */
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly stage: HoldStage
  /** Its id; the reservation's own where it is of no car. */
  readonly car: string
  /** The buyer's account; undefined where the buyer was forgotten. */
  readonly account: string | undefined
  /** What the buyer saw. Whole dollars. */
  readonly priceSeen: number
  readonly deposit: number
  readonly termsVersion: string
  readonly terms: string
  readonly created: string
  readonly claimedUntil: string
  readonly heldAt: string | undefined
  /** When it lapses unless the dealer confirms it; undefined for a claim. */
  readonly heldUntil: string | undefined
  readonly confirmedAt: string | undefined
  readonly endedAt: string | undefined
  readonly endedWhy: EndedWhy | undefined
  /** When both were reminded that it lapses. */
  readonly remindedAt: string | undefined
  /** When the buyer was told that it came to nothing. */
  readonly failedAt: string | undefined
  /** The dealer's lead. */
  readonly lead: string | undefined
  /** What the buyer chose beside the car. */
  readonly purchase: PurchaseOfLead | undefined
  /** What the dealer asked for, where it is of no car: price and deposit are then 0, and there are no terms. */
  readonly asked: AskedPayment | undefined
  readonly attempt: PaymentAttempt
  /** How often in a row the bank had nothing new. */
  readonly looks: number
}

/** A buyer's wish for a car, before it is paid. */
export interface NewClaim {
  /** A random id that no other reservation has, such as a UUID. */
  readonly id: string
  /** The form's: the same key of the same account is the same reservation. */
  readonly key: string
  readonly account: string
  /** Signature of the client's address, for its limit. */
  readonly address: string
  readonly car: string
  /** Whole dollars, as it was shown. */
  readonly priceSeen: number
  readonly deposit: number
  readonly currency: Currency
  readonly termsVersion: string
  readonly terms: string
  readonly provider: string
  readonly purchase?: PurchaseOfLead | undefined
  /** Whether the buyer lets it be counted: see `mayCount`. */
  readonly mayCount?: boolean
  /** ISO text in UTC. */
  readonly now: string
  /** Whether the site lets this car be reserved, as it is in stock at this moment. */
  readonly isOffered: (car: Car) => boolean
}

/** A buyer's wish to pay what the dealer asked for. Spec 2.12. */
export interface NewPayment
  extends Pick<NewClaim, 'id' | 'key' | 'account' | 'address' | 'currency' | 'provider' | 'now'> {
  readonly asked: AskedPayment
  /** How many payments of this number, by this account, the buyer has seen. */
  readonly seen: number
}

/** What became of a wish. */
export type Claimed =
  /** The car is the buyer's for ten minutes. */
  | { readonly state: 'claimed'; readonly reservation: Reservation }
  /** The same key came before: what it made, whatever became of it. */
  | { readonly state: 'known'; readonly reservation: Reservation }
  | { readonly state: 'held_by_another' }
  /** Of a payment: its number was paid since the buyer looked. */
  | { readonly state: 'paid_before' }
  | { readonly state: 'already_yours'; readonly reservation: Reservation }
  /** Another buyer is paying; free again at `until` if that comes to nothing. */
  | { readonly state: 'being_paid'; readonly until: string }
  /** Whole dollars. */
  | { readonly state: 'price_changed'; readonly was: number; readonly is: number }
  /** Sold, gone, or not to be reserved. */
  | { readonly state: 'not_available' }
  /** The account or the address has as many live claims as it may, or tried too often; next at `retryAt`. */
  | { readonly state: 'too_many'; readonly of: 'account' | 'address'; readonly retryAt: string }

/** What is stored of a reservation in one transaction, with what was captured or refunded in the ledger; what is left
 * out stays. */
export interface Settlement extends Omit<Change, 'letter'> {
  readonly now: string
  /** The provider's id and page of the payment. */
  readonly opened?: { readonly providerId: string; readonly url: string }
  readonly lead?: NewLead
  /** What is counted of the lead, where the buyer of the claim lets it be. */
  readonly event?: EventCount
  /** What the audit log tells of it, and of whom. */
  readonly audit?: { readonly action: AuditAction; readonly by: Actor }
  /** Each has an id that begins with the reservation's and a hyphen, by which a message is never stored twice. */
  readonly messages?: readonly NewMessage[]
}

/** A movement of money on one account. */
export interface LedgerEntry {
  readonly hold: string
  readonly attempt: string
  readonly kind: 'capture' | 'refund'
  /** `provider`: what lies with it; `deposits`: what is owed to buyers. */
  readonly account: 'provider' | 'deposits'
  /** Signed; those of a movement sum to zero. */
  readonly cents: number
  readonly currency: Currency
  readonly at: string
}

/** An entry, and what it is for. */
export interface BookedEntry extends LedgerEntry {
  /** What the dealer asked for; undefined for a deposit that reserves a car. */
  readonly asked: AskedPayment | undefined
}

/** A range of time, `to` not included, ISO text. */
export interface TimeRange {
  readonly from: string
  readonly to: string
}

/** A reservation for which something is to be done. */
export interface DueReservation {
  readonly tenant: string
  readonly id: string
}

/** One tenant's reservations. Every function rejects with StoreError. Spec 1.06, 9.19, D31. */
export interface ReservationStore {
  /** Claims a car, of concurrent wishes of any process for one buyer alone. */
  claim(claim: NewClaim): Promise<Claimed>
  /** Begins to pay what the dealer asked for, once at a time for a number and account. */
  pay(payment: NewPayment): Promise<Claimed>
  reservation(id: string): Promise<Reservation | undefined>
  /** Of one account, the latest first. */
  ofAccount(account: string): Promise<Reservation[]>
  /** The one that keeps this car from others. */
  ofCar(car: string): Promise<Reservation | undefined>
  /** Those that were made in a range, in order. */
  reservations(of: TimeRange): Promise<Reservation[]>
  /**
   * Stores a change with its ledger, lead and messages, and the stock's version where the car is now held or free.
   * @returns the reservation as it is then; undefined where it has another version: then nothing is stored
   */
  settle(id: string, version: number, change: Settlement): Promise<Reservation | undefined>
  /** Has the bank asked about an attempt at once; the id of its reservation. */
  askNow(attempt: string, now: string): Promise<string | undefined>
  /** Takes what is due until a moment; undefined where there is nothing, or another process has it. */
  takeDue(id: string, now: string, until: string): Promise<Reservation | undefined>
  /**
   * Gives back what was taken until `until`: it is due again at `next`, or never; at once where it was asked for, or
   * changed by another since this version.
   */
  giveBack(
    id: string,
    until: string,
    rest: {
      readonly now: string
      readonly next: string | undefined
      readonly looks: number
      readonly version: number
    },
  ): Promise<void>
  ledger(of: TimeRange): Promise<BookedEntry[]>
}
