import { z } from 'zod'
import { MAX_MESSAGE_CHARACTERS } from '../enquiry/form/thresholds.ts'
import { money, timestamp, whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

const offer = z.strictObject({
  amount: money('What the dealer pays'),
  until: z.iso.date().describe('Its last day'),
  made_at: timestamp('When it was made'),
})

const valuation = z.strictObject({
  id: z.string().describe('The buyer alone knows the address with it'),
  lead: z.string().describe('Id of its lead'),
  reference: z.string().describe('What buyer and dealer call it'),
  created: timestamp('When it began'),
  vehicle: z.string().describe('The car in words'),
  rego: z.string(),
  odometer: whole('Odometer, km'),
  condition: z.string(),
  service_history: z.string(),
  keys: z.string(),
  comments: z.string(),
  buyer: z.strictObject({
    name: z.string(),
    phone: z.string(),
    phone_shown: z.string().describe('The same as people write it'),
    email: z.string(),
  }),
  wished: z.string().describe('The car that they would have for it').optional(),
  estimate: z
    .strictObject({ from: money('From'), to: money('To') })
    .describe('Absent where there is none')
    .optional(),
  is_accepted: z.boolean().describe('The buyer wants to go on with the estimate'),
  pictures: whole('How many the buyer sent'),
  offer: offer.describe('The firm offer').optional(),
})

const THIS_MUCH = 10_000_000

/** Cars that buyers have valued, and the dealer's firm offers for them. Spec 4.21, 4.22, FLOWS 8. */
export const valuationCalls = {
  'GET /:site/valuations': {
    summary: 'The latest valuations whose buyer gave an address',
    access: 'work_valuations',
    sight: 'valuations_seen',
    isPolled: true,
    answer: z.strictObject({ today: z.iso.date(), valuations: z.array(valuation) }),
  },
  'GET /:site/valuations/:id/pictures': {
    summary: 'The pictures of a valuation, in their order',
    access: 'work_valuations',
    sight: 'valuation_pictures_seen',
    answer: z.strictObject({
      pictures: z.array(
        z.strictObject({ name: z.string(), src: z.string().describe('A `data:` address') }),
      ),
    }),
  },
  'POST /:site/valuations/:id/offer': {
    summary:
      'Makes a firm offer in place of an earlier one, and tells the buyer by mail; 409 changed_meanwhile',
    access: 'work_valuations',
    body: z.strictObject({
      amount: z.coerce
        .number({ error: 'Please enter an amount in whole dollars.' })
        .int({ error: 'Please enter an amount in whole dollars.' })
        .min(1, { error: 'Please enter an amount in whole dollars.' })
        .max(THIS_MUCH, { error: 'This is too much.' }),
      until: z.iso.date({ error: 'Please choose a day.' }),
      message: z.string().trim().max(MAX_MESSAGE_CHARACTERS).optional(),
      seen: timestamp('`made_at` of the offer that was seen, if there was one').optional(),
    }),
    answer: valuation,
  },
} as const satisfies StaffCalls
