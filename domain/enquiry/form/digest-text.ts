import type { EnquiryLead } from '../enquiry-lead.ts'
import { type FieldName, fieldNames } from './field-names.ts'

/** They make no other lead, or are compared in a way of their own. */
type Apart = (typeof apart)[number]
const apart = [
  'category',
  'car_id',
  'email',
  'phone',
  'dateTime',
  'opt_in',
  'terms_conditions',
] as const satisfies readonly FieldName[]

const isAnswer = (name: FieldName): name is Exclude<FieldName, Apart> =>
  !apart.some((other) => other === name)
const answered = fieldNames.filter(isAnswer)

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
