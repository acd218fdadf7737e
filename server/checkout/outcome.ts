import type { CheckoutProblem } from '#parts/reservation-state/checkout-view.ts'
import type { Reserved } from '../reservations/reservations.ts'
import { alreadyYours } from './checkout-page.ts'

/** Why a wish was refused; undefined where it has a reservation. */
export function problemOf(reserved: Reserved): CheckoutProblem | undefined {
  switch (reserved.state) {
    case 'held_by_another':
    case 'not_available':
      return { code: reserved.state }
    case 'already_yours':
      return alreadyYours(reserved.reservation)
    case 'being_paid':
      return { code: 'being_paid', until: reserved.until }
    case 'price_changed':
      return { code: 'price_changed', was: reserved.was, is: reserved.is }
    case 'too_many':
      return { code: 'too_many', retryAt: reserved.retryAt }
    default:
      return undefined
  }
}
