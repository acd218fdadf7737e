import { describe, expect, test } from 'vitest'
import type { FormConfig } from './form-fields.ts'
import { readForm } from './form-values.ts'

const enquiry: FormConfig = { form: 'enquiry', country: 'AU' }
const testDrive: FormConfig = { form: 'test_drive', country: 'AU' }
const photos: FormConfig = { form: 'request_photos', country: 'AU' }
const typed = {
  name: ' Sam Lee ',
  email: 'sam@example.com',
  phone: '0491 570 006',
  message: 'Is it still here?',
}
const person = { name: 'Sam Lee', email: 'sam@example.com', phone: '+61491570006' }

const errorsOf = (config: FormConfig, submitted: Record<string, unknown>) => {
  const reading = readForm(config, submitted)
  return reading.valid ? {} : reading.errors
}

describe('a form that is filled in', () => {
  test.each<[string, FormConfig, object, object]>([
    ['enquiry', enquiry, {}, { category: 'General Enquiry', opt_in: false }],
    ['enquiry with opt-in', enquiry, { opt_in: 'on' }, { opt_in: true }],
    ['enquiry by a program', enquiry, { opt_in: true }, { opt_in: true }],
    ['enquiry with a consent in words', enquiry, { opt_in: 'true' }, { opt_in: true }],
    ['enquiry without consent', enquiry, { opt_in: 'off' }, { opt_in: false }],
    ['test drive', testDrive, {}, { category: 'Test Drive' }],
    [
      'test drive at a time',
      testDrive,
      { dateTime: '2026-03-31T10:30' },
      { category: 'Test Drive' },
    ],
    ['request for photos', photos, {}, { category: 'Request Photos' }],
  ])('as %s is read as the lead keeps it (Spec 5.09-5.13)', (_form, config, given, read) => {
    expect(readForm(config, { ...typed, ...given })).toEqual({
      valid: true,
      values: {
        ...{ ...person, message: 'Is it still here?', category: 'General Enquiry' },
        ...(config.form === 'enquiry' && { opt_in: false }),
        ...('dateTime' in given && given),
        ...read,
      },
    })
  })

  test('keeps its own hidden category and drops what it does not ask (Spec 5.10)', () => {
    const submitted = { ...typed, category: 'Fleet Enquiry', Rego: '123ABC', lead_id: '1' }
    const reading = readForm(photos, submitted)
    expect(reading).toMatchObject({ valid: true, values: { category: 'Request Photos' } })
    expect(reading).not.toHaveProperty('values.Rego')
    expect(reading).not.toHaveProperty('values.lead_id')
  })

  test('may leave out what is optional (Spec 5.09, 5.10, 5.12, 5.13)', () => {
    const { message, ...without } = typed
    for (const config of [testDrive, photos, { ...enquiry, rego: true, messageOptional: true }]) {
      expect(errorsOf(config, { ...without, message: '', Rego: ' ', dateTime: null })).toEqual({})
    }
  })
})

describe('a form with faults', () => {
  const all: FormConfig = {
    ...{ form: 'enquiry', country: 'AU', rego: true, terms: true },
    ...{ categories: ['Parts Enquiry'], locations: ['newstead'], dealerships: ['harbour'] },
  }

  test('reports all errors at once, each as a sentence (Spec 5.12, 5.15)', () => {
    expect(errorsOf(all, {})).toEqual({
      category: 'Please choose what your enquiry is about.',
      location: 'Please choose a location.',
      dealership_slug: 'Please choose a dealership.',
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      phone: 'Please enter your phone number.',
      message: 'Please enter a message.',
      terms_conditions: 'You must agree to the terms of use before submitting the form.',
    })
  })

  test.each([
    ['a name of blanks', { name: '  ' }, 'name'],
    ['the name null', { name: 'null' }, 'name'],
    ['a name that is no text', { name: 12 }, 'name'],
    ['a list of names', { name: ['Sam'] }, 'name'],
    ['half an address', { email: 'sam@' }, 'email'],
    ['half a number', { phone: '0491' }, 'phone'],
    ['a category not on offer', { category: 'Fleet Enquiry' }, 'category'],
    ['a location not on offer', { location: 'moon' }, 'location'],
    ['a dealership not on offer', { dealership_slug: '' }, 'dealership_slug'],
    ['a registration number too long', { Rego: '1234ABCD' }, 'Rego'],
    ['terms not agreed to', { terms_conditions: 'off' }, 'terms_conditions'],
    ['terms refused', { terms_conditions: false }, 'terms_conditions'],
  ])('with %s (%j) says so there alone (Spec 5.12, 5.13, 5.15)', (_what, fault, field) => {
    const chosen = { category: 'Parts Enquiry', location: 'newstead', dealership_slug: 'harbour' }
    const right = { ...typed, ...chosen, terms_conditions: 'on' }
    expect(errorsOf(all, right)).toEqual({})
    expect(Object.keys(errorsOf(all, { ...right, ...fault }))).toEqual([field])
  })

  test.each([
    '2026-02-30T10:30',
    '2026-13-01T10:30',
    '2026-03-31T24:00',
    '2026-03-31',
    'tomorrow',
    '9999-99-99T99:99',
  ])('for the appointment %s asks for a day and a time (Spec 5.09)', (dateTime) => {
    expect(errorsOf(testDrive, { ...typed, dateTime })).toEqual({
      dateTime: 'Please choose a day and a time, or leave this empty.',
    })
  })

  test.each(['2026-02-28T00:00', '2028-02-29T23:59', '2060-01-01T10:30'])(
    'takes the appointment %s (Spec 5.09)',
    (dateTime) => {
      expect(errorsOf(testDrive, { ...typed, dateTime })).toEqual({})
    },
  )
})
