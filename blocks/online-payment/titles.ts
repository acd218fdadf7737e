import type { Words } from '#domain/site/interface-texts.ts'
import type { OwnPayment, PaymentState } from '#parts/reservation-state/payment-view.ts'

interface Texts {
  readonly title: string
  readonly text?: string
}

/** The title of a payment's page in a state, and what it says below. */
export function textsOf({ state, money }: OwnPayment, words: Words): Texts {
  return {
    to_bank: { title: words.paymentPaying },
    open: { title: words.reservationBankTitle, text: words.paymentBankText },
    paying: { title: words.paymentPaying, text: words.reservationPayingText },
    unsure: { title: words.reservationUnsureTitle, text: words.paymentUnsureText },
    confirmed: { title: words.paymentPaidTitle, text: words.paymentPaidText },
    declined: { title: words.reservationDeclinedTitle, text: words.reservationDeclinedText },
    left: { title: words.reservationLeftTitle, text: words.reservationLeftText },
    late: { title: words.reservationLateTitle, text: words.paymentLateText },
    failed: { title: words.reservationFailedTitle, text: words.paymentFailedText },
    released: {
      title: words.paymentBackTitle,
      text: money === 'back' ? words.paymentBack : words.paymentGoesBack,
    },
  }[state satisfies PaymentState]
}

/** A payment's state in a list. */
export function stateName({ state, money }: OwnPayment, words: Words): string {
  if (money === 'back' || money === 'going_back') return words.paymentStateBack
  return state === 'confirmed' ? words.paymentStatePaid : words.paymentStateOpen
}
