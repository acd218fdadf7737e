import type { AskedPayment } from '#domain/payment/asked-payment.ts'
import type {
  OnlinePaymentView,
  OwnPayment,
  PaymentState,
} from '#parts/reservation-state/payment-view.ts'
import { moneyOf, referenceOfReservation, stateFor } from '../checkout/reservation-view.ts'
import type { Account } from '../store/account-store.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Store } from '../store/store.ts'

/** A payment that a dealer asked for, as it is stored. */
export interface AskedReservation extends Reservation {
  readonly asked: AskedPayment
}

export const isAsked = (reservation: Reservation): reservation is AskedReservation =>
  reservation.asked !== undefined

/** What an account paid, or began to pay, as the dealer asked; the latest first. */
export async function ownPayments(
  store: Pick<Store, 'reservations'>,
  tenant: string,
  account: Pick<Account, 'id'>,
): Promise<AskedReservation[]> {
  return (await store.reservations(tenant).ofAccount(account.id)).filter(isAsked)
}

/** Those of a number that the dealer has. */
export const paidOf = (
  payments: readonly AskedReservation[],
  { number }: Pick<AskedPayment, 'number'>,
): AskedReservation[] =>
  payments.filter(({ stage, asked }) => stage === 'confirmed' && asked.number === number)

/** A payment as its page shows it to its buyer. */
export function ownPayment(payment: AskedReservation): OwnPayment {
  const { id, stage, asked, created, claimedUntil, confirmedAt, attempt } = payment
  return {
    id,
    asked,
    reference: referenceOfReservation(payment),
    state: paymentState(payment),
    at: confirmedAt ?? created,
    until: claimedUntil,
    money: moneyOf(payment),
    bank: attempt.state === 'open' && stage === 'claimed' ? attempt.url : undefined,
  }
}

/** A payment is neither held nor does it lapse, and its buyer ends only what is not paid. */
export function paymentState(payment: AskedReservation): PaymentState {
  const state = stateFor(payment)
  if (state === 'held' || state === 'lapsed') return 'paying'
  return state === 'cancelled' ? 'left' : state
}

/** The page as it begins. */
export const paymentView = (
  account: Account,
  payments: readonly AskedReservation[],
): OnlinePaymentView => ({
  buyer: { name: account.name, phone: account.phone, email: account.email },
  values: {
    purpose: '',
    number: '',
    amount: '',
    name: account.name ?? '',
    email: account.email ?? '',
  },
  faults: {},
  earlier: payments.filter(isShown).map(ownPayment),
})

/** What came to nothing is no part of the list. */
const isShown = ({ stage, confirmedAt }: Reservation): boolean =>
  confirmedAt !== undefined || stage === 'claimed'
