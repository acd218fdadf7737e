import { z } from 'zod'
import { currencies } from '../payment/attempt-state.ts'
import { money, text, timestamp } from '../quantities.ts'

/** The reservation that made a lead: what was paid for a car, and until when it is held. Spec 9.19, D31. */
export const reservationOfLead = z
  .strictObject({
    reference: text('What the buyer reads out, such as H-7Q2M-09'),
    hold: text('Id of the reservation'),
    deposit: money('Deposit paid'),
    price: money('Price that the buyer saw'),
    currency: z.enum(currencies).describe('Of both'),
    held_until: timestamp('When it lapses'),
    terms_version: text('Version of the terms that the buyer agreed to'),
  })
  .describe('Reservation')
