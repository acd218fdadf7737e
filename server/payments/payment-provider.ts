import type { BankState, Currency } from '#domain/payment/attempt-state.ts'

/** What a buyer is asked to pay. */
export interface PaymentOrder {
  readonly tenant: string
  /** Id of the attempt: the same again is the same payment. */
  readonly attempt: string
  readonly hold: string
  /** The car that it reserves, or the number that the dealer asked for. */
  readonly car?: string
  readonly number?: string
  /** What is paid for, as the page of the provider shows it. */
  readonly title: string
  readonly cents: number
  readonly currency: Currency
  readonly email?: string
  /** Where the buyer goes on when it is done, and when the buyer gives up; absolute. */
  readonly returnUrl: string
  readonly cancelUrl: string
  /** Its page need not work after that. */
  readonly expires: Date
  /** The dealer's own account at the provider; the platform's without it. */
  readonly account?: string
}

/** A payment at the provider. */
export interface PaymentRef {
  readonly tenant: string
  readonly attempt: string
  /** The provider's own; undefined where the answer of `begin` was lost. */
  readonly id: string | undefined
  readonly account?: string
}

/** A payment as the provider lists it. */
export interface ListedPayment {
  readonly attempt: string
  readonly id: string
  readonly state: BankState
  readonly cents: number
  readonly refundedCents: number
  readonly currency: string
  /** ISO text in UTC. */
  readonly at: string
}

/** What a message of the provider says: that a payment is to be looked at, nothing else. */
export type PaymentNotice =
  | { readonly tenant: string; readonly attempt: string }
  | { readonly refused: string }
  | { readonly ignored: true }

/**
 * Takes payments on a page of its own. Every function that asks rejects with the ProviderError of `server/providers`,
 * whose `isUnknown` says whether it may have been done. `capture`, `cancel` and `refund` may be asked again, and answer
 * with the state that it is in then, as `look` does.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** Origins of its pages, where they are not the site's own. */
  readonly pageOrigins: readonly string[]
  /** Idempotent by `order.attempt`. */
  begin(order: PaymentOrder): Promise<{ readonly id: string; readonly url: string }>
  look(ref: PaymentRef): Promise<BankState>
  capture(ref: PaymentRef): Promise<BankState>
  /** Frees what is authorised, and ends a page that is open: afterwards nobody can pay there. */
  cancel(ref: PaymentRef): Promise<BankState>
  refund(ref: PaymentRef): Promise<BankState>
  /** Those that were made in a range, `to` not included. */
  list(of: {
    readonly tenant: string
    readonly from: Date
    readonly to: Date
    readonly account?: string
  }): AsyncIterable<ListedPayment>
  /** Checks a message of the provider. */
  webhook(request: {
    readonly body: Uint8Array
    readonly headers: Headers
    readonly now: Date
  }): Promise<PaymentNotice>
}
