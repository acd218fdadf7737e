import type { EnquiryLead } from '../enquiry-lead.ts'
import type { FieldName } from './field-names.ts'

const answered = [
  'name',
  'message',
  'location',
  'dealership_slug',
  'Rego',
  'additional_services',
  'Service Location',
  'preferred_day',
  'preferred_time',
  'preferred_contact',
  'budget',
  'company',
  'fleet_size',
  'own_vehicle',
  'own_odometer',
] as const satisfies readonly FieldName[]

const alike = (value: string): string =>
  value.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * What makes two leads of a site one: form, contact, car, time and text, without case and spacing, as a text
 * to take a digest of. The store adds the tenant, and the ten minutes. D24, D36.
 */
export function sameContent(lead: EnquiryLead): string {
  const { form, category, subcategory, email = '', phone = '', car_id, dateTime } = lead
  const texts = answered.map((name) => [lead[name] ?? ''].flat().map(alike))
  return JSON.stringify([
    ...[form, category, subcategory, car_id, dateTime].map((part) => part ?? ''),
    ...[email, phone].map(alike),
    ...texts,
  ])
}
