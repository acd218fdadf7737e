import { z } from 'zod'
import { e164, email } from '../contact/contact-schema.ts'
import { australianStates } from '../contact/postcode-states.ts'
import { text, whole } from '../quantities.ts'
import { contactMethods, underFinanceAnswers } from './offered-answers.ts'
import { MAX_IMAGES } from './thresholds.ts'
import { valuedVehicleSchema } from './valued-vehicle.ts'

/**
 * A car that its owner wants valued: the person's answers, and the provider's data on the car.
 * Spec 3.42-3.44.
 */
export const valuationLeadSchema = z.strictObject({
  rego: text('Registration number, capitals without spaces'),
  state: z.enum(australianStates).describe('State of registration'),
  manualEntry: text('The description chosen where several cars came up').optional(),
  images: z
    .array(z.string().describe('File name'))
    .max(MAX_IMAGES)
    .describe('Images sent with the form')
    .optional(),
  name: text('First Name'),
  last_name: text('Last name').optional(),
  postcode: text('Postcode'),
  phone: e164('Mobile Number'),
  email: email('Email Address'),
  odometer: whole('Odometer, km'),
  service_history: text('Service history'),
  number_of_keys: text('Number of keys'),
  car_condition: text('Condition of the car'),
  comments: text('Comments'),
  finance: z.enum(underFinanceAnswers).describe('Whether a loan is on the car').optional(),
  PreferredContactMethod: z.enum(contactMethods).describe('How to answer').optional(),
  dealership_slug: text('Slug of the dealership').optional(),
  category: text('Category of the enquiry').optional(),
  hidden: text('Hidden field of the form').optional(),
  sms_content: text('Text of the SMS that confirms').optional(),
  sms_from: text('Sender of the SMS').optional(),
  ...valuedVehicleSchema.shape,
})
export type ValuationLead = z.infer<typeof valuationLeadSchema>
