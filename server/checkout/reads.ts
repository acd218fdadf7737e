import { z } from 'zod'
import { reservationStates } from '#parts/reservation-state/reservation-view.ts'
import type { ApiCall } from '../http/openapi/document.ts'

/** A reservation as the API says it to its buyer. */
export const reservationAnswer = z.strictObject({
  reservation_id: z.string(),
  reference: z.string().describe('As people read it out'),
  state: z.enum(reservationStates),
  payment_url: z.string().optional().describe('Where it is paid while its state is `open`'),
  held_until: z.string().optional().describe('When it lapses'),
  deposit: z.number().describe('Whole dollars'),
  price: z.number().describe('As the buyer saw it, whole dollars'),
})

/** What `reservationPages` answers at `/api/`. */
export const checkoutReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/reservations/:reservation',
    summary: 'A reservation of the buyer who is signed in',
    answer: reservationAnswer,
  },
]
