import type {
  ReservationState,
  ReservationView,
} from '#parts/reservation-state/reservation-view.ts'
import { PAYMENT, RESERVATION, referenceOf } from '../leads/reference.ts'
import type { Reservation } from '../store/reservation-store.ts'

const endings = {
  declined: 'declined',
  cancelled: 'left',
  timed_out: 'late',
  payment_failed: 'failed',
  lapsed: 'lapsed',
  released_by_buyer: 'cancelled',
  released_by_dealer: 'released',
} as const satisfies Record<string, ReservationState>

/** How a reservation stands for its buyer. FLOWS 9. */
export function stateFor({ stage, endedWhy, attempt }: Reservation): ReservationState {
  if (stage === 'ended') return endings[endedWhy ?? 'payment_failed']
  if (attempt.state === 'captured' && stage !== 'claimed') return stage
  if (attempt.unknownSince !== undefined || attempt.state === 'created') return 'unsure'
  return attempt.state === 'open' ? 'open' : 'paying'
}

/** What became of the deposit. */
export function moneyOf({ stage, attempt }: Reservation): ReservationView['money'] {
  if (attempt.state === 'refunded') return 'back'
  if (attempt.state !== 'captured') return 'none'
  return stage === 'ended' ? 'going_back' : 'paid'
}

export const referenceOfReservation = ({ id, asked }: Pick<Reservation, 'id' | 'asked'>): string =>
  referenceOf(asked ? PAYMENT : RESERVATION, id)

/** A reservation as its page shows it to its buyer. */
export const viewOf = (
  reservation: Reservation,
  shown: Pick<ReservationView, 'phone' | 'email' | 'isCancelling' | 'canReserve'>,
): ReservationView => {
  const { id, stage, car, priceSeen, deposit, terms, heldUntil, claimedUntil, attempt } =
    reservation
  return {
    id,
    reference: referenceOfReservation(reservation),
    state: stateFor(reservation),
    carId: car,
    price: priceSeen,
    deposit,
    until: stage === 'confirmed' ? undefined : (heldUntil ?? claimedUntil),
    money: moneyOf(reservation),
    bank: attempt.state === 'open' && stage === 'claimed' ? attempt.url : undefined,
    terms,
    ...shown,
  }
}
