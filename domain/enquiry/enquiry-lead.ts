import { z } from 'zod'
import { carStatuses, carTypes } from '../car/kinds.ts'
import { e164, email, rego } from '../contact/contact-schema.ts'
import { purchaseOfLead } from '../purchase/purchase-of-lead.ts'
import { isAppointment } from './appointment.ts'
import { enquiryCategories } from './category.ts'
import { formKinds } from './form/kinds/form-kinds.ts'
import {
  MAX_CHOICE_CHARACTERS as CHOICE,
  MAX_SERVICES,
  MAX_MESSAGE_CHARACTERS as MESSAGE,
  MAX_NAME_CHARACTERS as NAME,
  MAX_SHORT_TEXT_CHARACTERS as SHORT,
} from './form/thresholds.ts'
import { leadOrigin } from './lead-origin.ts'
import { leadText } from './lead-text.ts'
import { reservationOfLead } from './reservation-of-lead.ts'

const person = {
  name: leadText('Name of the person', NAME).optional(),
  email: email('E-mail address').optional(),
  phone: e164('Phone').optional(),
  message: leadText('What the person wrote', MESSAGE).optional(),
  company: leadText('Company of the person', SHORT).optional(),
  preferred_contact: z
    .enum(['phone', 'email', 'text'])
    .describe('How the person wants to be answered')
    .optional(),
  preferred_time: z
    .enum(['any', 'morning', 'afternoon'])
    .describe('Which time of day suits')
    .optional(),
  preferred_day: z.iso.date().describe('Which day suits, YYYY-MM-DD').optional(),
  opt_in: z.boolean().describe('Wants to receive offers').optional(),
  terms_conditions: z.boolean().describe('Agreed to the terms of use').optional(),
  Rego: rego("Registration number of the person's car").optional(),
  own_vehicle: leadText("Make, model and year of the person's car", SHORT).optional(),
  own_odometer: leadText("Odometer of the person's car, as typed", SHORT).optional(),
  dateTime: z
    .string()
    .refine(isAppointment, { error: 'expected a day and time such as 2026-03-31T10:30' })
    .describe('Appointment, in the time zone of the location (Spec 5.09)')
    .optional(),
}

const subject = {
  form: z.enum(formKinds).describe('The form that it was sent with').optional(),
  category: z.enum(enquiryCategories).describe('What it is about (D19)'),
  subcategory: leadText('Which part of the category, such as Career Enquiry', CHOICE).optional(),
  page_id: leadText('Id of the page that it came from', CHOICE).optional(),
  dealership_slug: leadText('Slug of the dealership', CHOICE).optional(),
  manufacturer_slug: leadText('Slug of the make', CHOICE).optional(),
  location: leadText('Slug of the location', CHOICE).optional(),
  additional_services: z
    .array(leadText('Service', SHORT))
    .max(MAX_SERVICES)
    .describe('Services asked for')
    .optional(),
  'Service Location': leadText('Slug of the workshop', CHOICE).optional(),
  budget: leadText('What the person would spend, as typed', SHORT).optional(),
  trade_in: leadText('Lead of the valuation of the car that is traded in', CHOICE).optional(),
  fleet_size: leadText('How many vehicles, as typed', SHORT).optional(),
}

const vehicle = {
  stock_number: leadText('Stock number', CHOICE).optional(),
  'Vehicle Make': leadText('Make', SHORT).optional(),
  'Vehicle Model': leadText('Model', SHORT).optional(),
  car_type: z.enum(carTypes).describe('Condition').optional(),
  car_id: leadText('Id of the car', CHOICE).optional(),
  car_dealership_id: leadText('Id of the dealership of the car', CHOICE).optional(),
  vehicle_status: z.enum(carStatuses).describe('Status when it was sent').optional(),
}

/**
 * An enquiry of a buyer; a category and an e-mail address or phone number are required. Names keep the
 * wire's spelling, and every text is limited and clean (`cleanLines`). Spec 3.37-3.40, 7.09; `dateTime` is
 * from 5.09.
 */
export const enquiryLeadSchema = z
  .strictObject({
    ...person,
    ...subject,
    ...vehicle,
    ...leadOrigin,
    reservation: reservationOfLead.optional(),
    purchase: purchaseOfLead.optional(),
    lead_id: leadText('Id that the server gave', CHOICE).optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    error: 'expected an e-mail address or a phone number, found neither',
  })
  .describe('Enquiry lead')
export type EnquiryLead = z.infer<typeof enquiryLeadSchema>
