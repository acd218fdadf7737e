import { randomUUID } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'
import type { Site } from '#domain/site/site.ts'
import type { StaffBody } from '#domain/staff/staff-calls.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import { AppError } from '../http/app-error.ts'
import { contentDigest } from '../leads/content-digest.ts'
import { newEditKey } from '../leads/edit-key.ts'
import { vehicleFacts } from '../leads/lead-of.ts'
import type { NewLead } from '../store/lead-store.ts'
import type { Appointment } from '../store/stored-lead.ts'

interface Around {
  readonly site: Site
  readonly car: Car | undefined
  readonly now: Date
  readonly appointment: Appointment
}

/**
 * The lead of an appointment that the staff books for somebody, delivered as others are. D23.
 * @throws AppError 422 with neither a mail address nor a number, for a number that is none, and for an unknown car
 */
export function leadByHand(
  body: StaffBody<'POST /:site/appointments'>,
  { site, car, now, appointment }: Around,
): NewLead {
  const { name, email, phone: typed = '', message = '', stock_number = '' } = body
  if (stock_number !== '' && !car)
    throw invalid('stock_number', 'No car in stock has this stock number.')
  const isTyped = typed.trim() !== ''
  const phone = isTyped ? readPhone(typed, countryOf(site.locale)) : undefined
  if (phone && !phone.valid) throw invalid('phone', phone.message)
  if (!phone && email === undefined)
    throw invalid('email', 'Please enter an e-mail address or a phone number.')
  const form = body.kind === 'service' ? 'service' : 'test_drive'
  const text = cleanLines(message)
  const lead = enquiryLeadSchema.parse({
    form,
    category: planOf(form).category,
    name: cleanLine(name),
    ...(email !== undefined && { email }),
    ...(phone?.valid && { phone: phone.value.e164 }),
    ...(text !== '' && { message: text }),
    dateTime: appointment.local,
    location: appointment.location,
    ...(car && vehicleFacts(car)),
  })
  return {
    id: randomUUID(),
    editKey: newEditKey(),
    digest: contentDigest(lead),
    created: now.toISOString(),
    kind: form,
    body: lead,
    appointment,
    destinations: destinationsOf(lead, site),
  }
}

const invalid = (field: string, message: string): AppError =>
  new AppError(422, 'invalid_body', message, { fields: { [field]: message } })
