import type { Words } from '#domain/site/interface-texts.ts'
import type { ReservationState } from '#parts/reservation-state/reservation-view.ts'

/** The title of the page in a state, and what it says below. FLOWS 9. */
export function textsOf(
  state: ReservationState,
  words: Words,
): { readonly title: string; readonly text?: string } {
  switch (state) {
    case 'to_bank':
      return { title: words.checkoutPaying }
    case 'open':
      return { title: words.reservationBankTitle, text: words.reservationBankText }
    case 'paying':
      return { title: words.checkoutPaying, text: words.reservationPayingText }
    case 'unsure':
      return { title: words.reservationUnsureTitle, text: words.reservationUnsureText }
    case 'held':
      return { title: words.reservationHeldTitle, text: words.reservationPaid }
    case 'confirmed':
      return { title: words.reservationHeldTitle, text: words.reservationConfirmed }
    case 'declined':
      return { title: words.reservationDeclinedTitle, text: words.reservationDeclinedText }
    case 'left':
      return { title: words.reservationLeftTitle, text: words.reservationLeftText }
    case 'late':
      return { title: words.reservationLateTitle, text: words.reservationLateText }
    case 'failed':
      return { title: words.reservationFailedTitle, text: words.reservationFailedText }
    case 'lapsed':
      return { title: words.reservationLapsedTitle, text: words.reservationLapsedText }
    case 'cancelled':
      return { title: words.reservationCancelledTitle }
    case 'released':
      return { title: words.reservationReleasedTitle, text: words.reservationReleasedText }
  }
}
