import type { DetailsField } from '#domain/account/my-details.ts'
import type { AskedField, AskedPayment } from '#domain/payment/asked-payment.ts'
import type { CheckoutProblem } from './checkout-view.ts'
import type { ReservationState, ReservationView } from './reservation-view.ts'

/** How a payment stands: `confirmed` once the dealer has it, `released` once the dealer gives it back. */
export type PaymentState = Exclude<ReservationState, 'held' | 'lapsed' | 'cancelled'>

/** What a buyer paid, or began to pay, as the dealer asked. */
export interface OwnPayment extends Pick<ReservationView, 'id' | 'reference' | 'money' | 'bank'> {
  readonly state: PaymentState
  readonly asked: AskedPayment
  /** When it was paid, or begun; ISO text. */
  readonly at: string
  /** When the time to pay is over, ISO text. */
  readonly until: string
}

/** Why nothing was begun; nobody was charged. */
export type PaymentProblem =
  | Extract<CheckoutProblem, { readonly code: 'too_many' | 'not_reached' | 'not_stored' }>
  /** The number was paid since the buyer looked. */
  | { readonly code: 'paid_before' }
  /** It is being paid, in another window. */
  | { readonly code: 'under_way'; readonly path: string }

/** A buyer's way to pay what the dealer asked for: only on a page of that visitor, which no cache stores. Spec 2.12. */
export interface OnlinePaymentView {
  readonly buyer: {
    readonly name: string | undefined
    readonly phone: string
    readonly email: string | undefined
  }
  /** As typed, or as the link to the page has it. */
  readonly values: Readonly<Record<AskedField | DetailsField, string>>
  /** A sentence for each field that cannot be accepted. */
  readonly faults: Readonly<Partial<Record<AskedField | DetailsField, string>>>
  /** What is to be checked before it is paid: the second step. */
  readonly checked?: {
    readonly asked: AskedPayment
    /** Of the form that pays: sent again it is the same payment. */
    readonly key: string
    /** How many payments of this number there are. */
    readonly seen: number
  }
  readonly problem?: PaymentProblem | undefined
  /** The payment that the page is about: the last step. */
  readonly payment?: OwnPayment
  /** The latest first. */
  readonly earlier: readonly OwnPayment[]
}

/** Whether the page says what was wrong with what was sent. */
export const isPaymentRefused = ({ faults, problem }: OnlinePaymentView): boolean =>
  Object.keys(faults).length > 0 || problem !== undefined

/** Whether the next page shows by itself. */
export const isPaymentWaiting = ({ payment }: OnlinePaymentView): boolean =>
  payment?.state === 'open' || payment?.state === 'paying' || payment?.state === 'unsure'

export const PAYMENTS = '/online-payment'
export const paymentPath = (id: string): `/${string}` => `${PAYMENTS}/${id}`

/** The page filled in, as a dealer sends it in a link; with `step` the one that asks to check it. */
export const filledIn = (
  { purpose, number, amount }: Readonly<Record<AskedField, string>>,
  step?: 'check',
): string =>
  `${PAYMENTS}?${new URLSearchParams({ ...(step && { step }), for: purpose, number, amount })}`
