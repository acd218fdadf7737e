import { z } from 'zod'
import { e164, email } from '../contact/contact-schema.ts'
import { australianStates } from '../contact/postcode-states.ts'
import { text, whole } from '../quantities.ts'
import { contactMethods, underFinanceAnswers } from './offered-answers.ts'

/**
 * A car offered in part payment. It begins with the registration; later steps add the rest. Spec 3.41, D21.
 */
export const tradeInLeadSchema = z.strictObject({
  rego: text('Registration number, capitals without spaces'),
  regoState: z.enum(australianStates).describe('State of registration'),
  kms: whole('Odometer, km').optional(),
  name: text('Name').optional(),
  phone: e164('Phone').optional(),
  email: email('E-mail').optional(),
  location_id: text('Id of the yard that takes the car').optional(),
  PreferredContactMethod: z.enum(contactMethods).describe('How to answer').optional(),
  finance: z.enum(underFinanceAnswers).describe('Whether a loan is on the car').optional(),
  adjustmentAnswers: z
    .record(text('Question'), text('Answer'))
    .describe('Answers that adjust the value, by question')
    .optional(),
  offer_accepted: z.boolean().describe('The offer was accepted').optional(),
  form_completed: z.boolean().describe('The last step was reached').optional(),
})
export type TradeInLead = z.infer<typeof tradeInLeadSchema>
