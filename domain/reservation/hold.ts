import { z } from 'zod'
import { money, text, timestamp } from '../quantities.ts'

/** A car held for a buyer against a deposit. Spec 9.19, D31. */
export const holdSchema = z.strictObject({
  id: text('Id; with it the deposit is paid, so that paying twice charges once'),
  car_id: text('Id of the car'),
  buyer_id: text('Who holds it: id of the account'),
  idempotency_key: text('Key of the attempt that made the hold'),
  deposit: money('Deposit paid'),
  held_at: timestamp('When the hold was made'),
  confirmed_at: timestamp('When the dealer confirmed it').optional(),
  released_at: timestamp('When dealer or buyer ended it').optional(),
})
export type Hold = z.infer<typeof holdSchema>
