import { expect, test } from 'vitest'
import type { EnquiryLead } from '../enquiry-lead.ts'
import { sameContent } from './digest-text.ts'

const lead: EnquiryLead = {
  form: 'enquiry',
  category: 'Used Vehicle Enquiry',
  car_id: 'u1',
  name: 'Zoë Lee',
  email: 'zoe@example.com',
  phone: '+61491570006',
  message: 'Is it here?',
}

test.each<[string, Partial<EnquiryLead>]>([
  ['case and spaces', { name: ' ZOË  lee', email: 'Zoe@Example.com', message: 'is it\nhere?' }],
  ['another way to write a letter', { name: 'Zoe\u0308 Lee' }],
  ['where it came from', { page: '/contact-us', url: 'https://bay.example/', user_agent: 'x' }],
  ['the consent', { opt_in: true, consent: { text: 'News', given: true } }],
  ['the facts of the car', { vehicle_status: 'sold', stock_number: 'S1' }],
])('two leads that differ in %s are one (D24, D36)', (_what, change) => {
  expect(sameContent({ ...lead, ...change })).toBe(sameContent(lead))
})

test.each<[string, Partial<EnquiryLead>]>([
  ['the form', { form: 'contact' }],
  ['the category', { category: 'General Enquiry' }],
  ['the car', { car_id: 'u2' }],
  ['the time', { dateTime: '2026-11-26T10:30' }],
  ['the person', { name: 'Sam' }],
  ['the address', { email: 'sam@example.com' }],
  ['the number', { phone: '+61491570156' }],
  ['the text', { message: 'Is it there?' }],
  ['the services', { additional_services: ['Wash'] }],
  ['the place of a text', { message: 'Zoë Lee', name: 'Is it here?' }],
])('two leads that differ in %s are two (D24, D36)', (_what, change) => {
  expect(sameContent({ ...lead, ...change })).not.toBe(sameContent(lead))
})
