import { z } from 'zod'
import { carStatuses, carTypes } from '../car/kinds.ts'
import { e164, email, rego } from '../contact/contact-schema.ts'
import { text } from '../quantities.ts'
import { readAppointment } from './appointment.ts'
import { enquiryCategories } from './category.ts'

const person = {
  name: text('Name of the person').optional(),
  email: email('E-mail address').optional(),
  phone: e164('Phone').optional(),
  message: text('What the person wrote').optional(),
  opt_in: z.boolean().describe('Wants to receive offers').optional(),
  terms_conditions: z.boolean().describe('Agreed to the terms of use').optional(),
  Rego: rego("Registration number of the person's car").optional(),
  dateTime: z
    .string()
    .refine((dateTime) => readAppointment(dateTime).valid, {
      error: 'expected a day and time such as 2026-03-31T10:30',
    })
    .describe('Appointment, in the time zone of the location (Spec 5.09)')
    .optional(),
}

const subject = {
  category: z.enum(enquiryCategories).describe('What it is about (D19)'),
  subcategory: text('Which part of the category, such as Career Enquiry').optional(),
  page_id: text('Id of the page that it came from').optional(),
  dealership_slug: text('Slug of the dealership').optional(),
  manufacturer_slug: text('Slug of the make').optional(),
  location: text('Slug of the location').optional(),
  additional_services: z.array(text('Service')).describe('Services asked for').optional(),
  'Service Location': text('Slug of the workshop').optional(),
}

const vehicle = {
  stock_number: text('Stock number').optional(),
  'Vehicle Make': text('Make').optional(),
  'Vehicle Model': text('Model').optional(),
  car_type: z.enum(carTypes).describe('Condition').optional(),
  car_id: text('Id of the car').optional(),
  vehicle_status: z.enum(carStatuses).describe('Status when it was sent').optional(),
}

/**
 * An enquiry of a buyer; a category and an e-mail address or phone number are required. Names keep the
 * wire's spelling. Spec 3.37-3.40; `dateTime` is from 5.09.
 */
export const enquiryLeadSchema = z
  .strictObject({
    ...person,
    ...subject,
    ...vehicle,
    lead_id: text('Id that the server gave').optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    error: 'expected an e-mail address or a phone number, found neither',
  })
  .describe('Enquiry lead')
export type EnquiryLead = z.infer<typeof enquiryLeadSchema>
