import { z } from 'zod'
import { paymentPurposes } from '../payment/asked-payment.ts'
import { endings } from '../payment/attempt-state.ts'
import { money, timestamp } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

const reservation = z.strictObject({
  id: z.string().describe('Also the id of its lead'),
  reference: z.string().describe('What buyer and dealer call it, such as H-7Q2M-09'),
  car: z.string().describe('Id of the car'),
  car_name: z.string(),
  asked: z
    .strictObject({ purpose: z.enum(paymentPurposes), number: z.string() })
    .describe('A payment that the dealer asked for: it is of no car, and not held')
    .optional(),
  buyer: z
    .strictObject({
      name: z.string().optional(),
      phone: z.string().describe('E.164'),
      phone_shown: z.string().describe('The same as people write it'),
      email: z.string().optional(),
    })
    .describe('Absent where the buyer was forgotten')
    .optional(),
  state: z.enum(['held', 'confirmed', ...endings]),
  deposit_state: z
    .enum(['none', 'paid', 'going_back', 'back'])
    .describe('`none` while the bank sets it aside, and where it was never paid'),
  price: money('What the buyer saw'),
  deposit: z.number().describe('What the buyer pays, in dollars; of a payment with its cents'),
  held_at: timestamp('When it was made'),
  held_until: timestamp('When it lapses; absent where it is confirmed or has ended').optional(),
})

/** Cars that buyers hold with a deposit. Spec 9.19, D31. */
export const reservationCalls = {
  'GET /:site/reservations': {
    summary: 'Reservations of the last 90 days, the latest first',
    access: 'work_reservations',
    sight: 'reservations_seen',
    isPolled: true,
    answer: z.strictObject({ reservations: z.array(reservation) }),
  },
  'POST /:site/reservations/:id/confirm': {
    summary: 'Keeps the car for the buyer, so that it does not lapse; 409 where it has ended',
    access: 'work_reservations',
    answer: reservation,
  },
  'POST /:site/reservations/:id/release': {
    summary: 'Ends it: the car is free and the deposit goes back; 409 where it has ended otherwise',
    access: 'work_reservations',
    answer: reservation,
  },
} as const satisfies StaffCalls
