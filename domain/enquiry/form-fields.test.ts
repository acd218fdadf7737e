import { describe, expect, test } from 'vitest'
import { type FormConfig, formFields } from './form-fields.ts'

/** Names in order, `*` after the required ones. */
const listed = (config: FormConfig) =>
  formFields(config)
    .map(({ name, required }) => `${name}${required ? '*' : ''}`)
    .join(' ')
const fieldOf = (config: FormConfig, wanted: string) =>
  formFields(config).find(({ name }) => name === wanted)

const enquiry = { form: 'enquiry', country: 'AU' } as const
const testDrive = { form: 'test_drive', country: 'AU' } as const
const photos = { form: 'request_photos', country: 'AU' } as const

test.each<[string, FormConfig, string]>([
  ['enquiry', enquiry, 'category name* email* phone* message* opt_in'],
  [
    'enquiry whose message may be left out',
    { ...enquiry, messageOptional: true },
    'category name* email* phone* message opt_in',
  ],
  [
    'enquiry with categories',
    { ...enquiry, categories: ['General Enquiry', 'Parts Enquiry'] },
    'category* name* email* phone* message* opt_in',
  ],
  [
    'enquiry with locations',
    { ...enquiry, locations: ['newstead'] },
    'category name* email* phone* location* message* opt_in',
  ],
  [
    'enquiry with dealerships',
    { ...enquiry, dealerships: ['harbour'] },
    'category name* email* phone* dealership_slug* message* opt_in',
  ],
  [
    'enquiry with registration and terms',
    { ...enquiry, rego: true, terms: true },
    'category name* email* phone* Rego message* opt_in terms_conditions*',
  ],
  [
    'enquiry with empty lists',
    { ...enquiry, categories: [], locations: [], dealerships: [], rego: false, terms: false },
    'category name* email* phone* message* opt_in',
  ],
])('an %s asks for its fields (Spec 5.11-5.13, 5.15)', (_form, config, names) => {
  expect(listed(config)).toBe(names)
})

test.each<[string, FormConfig, string]>([
  ['test drive', testDrive, 'category name* email* phone* dateTime message'],
  [
    'test drive with terms',
    { ...testDrive, terms: true },
    'category name* email* phone* dateTime message terms_conditions*',
  ],
  ['request for photos', photos, 'category name* email* phone* message'],
])('a %s asks for no more than it needs (Spec 5.09, 5.10)', (_form, config, names) => {
  expect(listed(config)).toBe(names)
})

describe('a field', () => {
  test('offers the choices of the site (Spec 5.12)', () => {
    const categories = ['General Enquiry', 'Parts Enquiry'] as const
    const config = { ...enquiry, categories, locations: ['a', 'b'], dealerships: ['c'] }
    expect(fieldOf(config, 'category')).toMatchObject({ kind: 'select', options: categories })
    expect(fieldOf(config, 'location')).toMatchObject({ kind: 'select', options: ['a', 'b'] })
    expect(fieldOf(config, 'dealership_slug')).toMatchObject({ kind: 'select', options: ['c'] })
  })

  test('opts in from the start unless the site says no (Spec 5.13)', () => {
    expect(fieldOf(enquiry, 'opt_in')).toMatchObject({ kind: 'checkbox', checked: true })
    expect(fieldOf({ ...enquiry, optIn: true }, 'opt_in')).toMatchObject({ checked: true })
    expect(fieldOf({ ...enquiry, optIn: false }, 'opt_in')).toMatchObject({ checked: false })
  })

  test('never agrees to the terms by itself (Spec 5.15)', () => {
    expect(fieldOf({ ...enquiry, terms: true }, 'terms_conditions')).toMatchObject({
      kind: 'checkbox',
      checked: false,
    })
  })

  test('for the message is a request if the car is gone (Spec 5.14)', () => {
    const car = { car_type: 'used', status: 'sold' } as const
    expect(fieldOf({ ...enquiry, car }, 'message')).toMatchObject({
      value: 'Can you please find me something similar?',
    })
    expect(fieldOf(enquiry, 'message')).not.toHaveProperty('value')
  })

  test.each<[string, FormConfig, string]>([
    ['general enquiry', enquiry, 'General Enquiry'],
    ['test drive', testDrive, 'Test Drive'],
    ['request for photos', photos, 'Request Photos'],
  ])('carries the category of a %s unseen (Spec 5.10, D19)', (_form, config, value) => {
    expect(fieldOf(config, 'category')).toMatchObject({ kind: 'hidden', value })
  })
})
