import { describe, expect, test } from 'vitest'
import { enquiryLeadSchema } from './enquiry-lead.ts'
import { formOf } from './form/form-of.ts'
import { formSite } from './form/form-site.fixture.ts'
import { readForm } from './form/read-form.ts'
import { submissionKeySchema } from './submission-key.ts'
import { vehicleOfLead } from './vehicle-of-lead.ts'

const smallest = { category: 'General Enquiry', phone: '+61491570006' } as const
const full = {
  ...smallest,
  name: 'Sam Lee',
  email: 'sam@example.com',
  message: 'Is it still here?',
  subcategory: 'Service',
  opt_in: true,
  page_id: 'contact',
  dealership_slug: 'harbour',
  manufacturer_slug: 'toyota',
  location: 'harbour-newstead',
  Rego: '123ABC',
  terms_conditions: true,
  additional_services: ['Wheel alignment'],
  'Service Location': 'harbour-workshop',
  dateTime: '2026-03-31T10:30',
  stock_number: 'U1042',
  'Vehicle Make': 'Toyota',
  'Vehicle Model': 'Hilux',
  car_type: 'used',
  car_id: 'u1042',
  vehicle_status: 'in_stock',
  lead_id: 'lead-1',
} as const

const faultsOf = (lead: object) =>
  enquiryLeadSchema
    .safeParse(lead)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('an enquiry lead', () => {
  test('has the fields of the specification, in its spelling (Spec 3.37-3.39, 5.09)', () => {
    expect(enquiryLeadSchema.parse(full)).toEqual(full)
  })

  test('needs a category and a way to answer (Spec 3.38)', () => {
    const { phone, ...unreachable } = smallest
    expect(faultsOf(smallest)).toBeUndefined()
    expect(faultsOf({ ...unreachable, email: 'sam@example.com' })).toBeUndefined()
    expect(faultsOf(unreachable)).toEqual([
      'email: expected an e-mail address or a phone number, found neither',
    ])
    expect(faultsOf({ phone })?.join()).toMatch(/^category: Invalid option/)
  })

  test.each([
    ['an unknown category', { category: 'Enquiry' }, 'category'],
    ['a phone that is not E.164', { phone: '0491 570 006' }, 'phone'],
    ['an e-mail address without host', { email: 'sam@' }, 'email'],
    ['a registration number in small letters', { Rego: '123abc' }, 'Rego'],
    ['a registration number of eight', { Rego: '1234ABCD' }, 'Rego'],
    ['an empty message', { message: ' ' }, 'message'],
    ['a consent that is a word', { opt_in: 'yes' }, 'opt_in'],
    ['a time that is none', { dateTime: '2026-03-31 10:30' }, 'dateTime'],
    ['a day that is none', { dateTime: '2026-02-30T10:30' }, 'dateTime'],
    ['a status that no car has', { vehicle_status: 'gone' }, 'vehicle_status'],
    ['an unknown field', { rego: '123ABC' }, ''],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'name'],
    ['a message of 5,001 letters', { message: 'a'.repeat(5001) }, 'message'],
    ['a NUL, which PostgreSQL refuses', { message: 'a\u0000b' }, 'message'],
    ['text that turns its direction', { name: '\u202egnp.exe' }, 'name'],
    ['half a letter', { company: 'a\ud800' }, 'company'],
    ['21 services', { additional_services: Array(21).fill('Wash') }, 'additional_services'],
    ['a source of its own', { source: 'Phone' }, 'source'],
    ['consent to nothing that was shown', { consent: { text: '', given: true } }, 'consent.text'],
    ['a time of day of its own', { preferred_time: 'noon' }, 'preferred_time'],
  ])('with %s (%j) is refused there (Spec 3.37-3.40)', (_what, fault, path) => {
    expect(faultsOf({ ...full, ...fault })?.join()).toMatch(new RegExp(`^${path}: `))
  })

  test('says which car it is about (Spec 3.39)', () => {
    const car = { id: 'u1', make: 'Kia', model: 'Rio', car_type: 'used', status: 'sold' } as const
    const said = {
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Rio',
      car_type: 'used',
      car_id: 'u1',
      vehicle_status: 'sold',
    }
    expect(vehicleOfLead(car)).toEqual(said)
    expect(vehicleOfLead({ ...car, stocknum: 'U1' })).toEqual({ ...said, stock_number: 'U1' })
  })

  test('is made of what a form read and of its car (Spec 3.37-3.39, 5.11)', () => {
    const vehicle = { id: 'u1', make: 'Kia', model: 'Rio', car_type: 'used' } as const
    const car = { ...vehicle, item_type: 'car', status: 'sold' } as const
    const site = { ...formSite, forms: { ...formSite.forms, rego: true } }
    const typed = { ...full, phone: '0491 570 006', Rego: '123 abc', opt_in: 'on' }
    const reading = readForm(formOf('enquiry', site, {}, { car }), typed, 'AU')
    const lead = reading.valid && { ...reading.values, ...vehicleOfLead(car) }
    expect(enquiryLeadSchema.parse(lead)).toMatchObject({
      category: 'Used Vehicle Enquiry',
      phone: '+61491570006',
      Rego: '123ABC',
      opt_in: true,
      car_id: 'u1',
    })
  })
})

test.each([
  ['15 characters', 'a'.repeat(15), false],
  ['16 characters', 'a'.repeat(16), true],
  ['64 characters', 'a'.repeat(64), true],
  ['65 characters', 'a'.repeat(65), false],
  ['a UUID', '0b9c3a52-8f0e-4c1e-9a53-2f6d1f0c7e11', true],
  ['a space', 'aaaaaaaa aaaaaaaa', false],
  ['nothing', '', false],
])('a submission key of %s (%j) is taken: %s (D24)', (_what, key, taken) => {
  expect(submissionKeySchema.safeParse(key).success).toBe(taken)
})
