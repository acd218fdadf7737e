import { describe, expect, test } from 'vitest'
import { formOf } from './form-of.ts'
import { faultsOf, formSite, typedForm, wholeSite } from './form-site.fixture.ts'
import { readForm } from './read-form.ts'

const enquiry = formOf('enquiry', formSite)
const testDrive = formOf('test_drive', formSite)
const all = formOf(
  'enquiry',
  { ...wholeSite, forms: { ...wholeSite.forms, terms: { text: 'I agree' } } },
  {
    categories: ['Parts Enquiry', 'General Enquiry'],
    fields: ['category', 'location', 'dealership_slug', 'Rego', 'message', 'opt_in'],
  },
)

describe('a form with faults', () => {
  test('reports all errors at once, each as a sentence (Spec 5.12, 5.15)', () => {
    expect(faultsOf(all, {})).toEqual({
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
    ['a name of controls', { name: '\u0000\u202e' }, 'name'],
    ['the name null', { name: 'null' }, 'name'],
    ['a name that is no text', { name: 12 }, 'name'],
    ['a list of names', { name: ['Sam'] }, 'name'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'name'],
    ['half an address', { email: 'sam@' }, 'email'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['an address with a second header', { email: 'sam@example.com\nBcc: a@example.com' }, 'email'],
    ['half a number', { phone: '0491' }, 'phone'],
    ['a category not on offer', { category: 'Fleet Enquiry' }, 'category'],
    ['a location not on offer', { location: 'moon' }, 'location'],
    ['a dealership not on offer', { dealership_slug: '' }, 'dealership_slug'],
    ['a registration number too long', { Rego: '1234ABCD' }, 'Rego'],
    ['a registration number with signs', { Rego: '12*4' }, 'Rego'],
    ['a message of 5,001 letters', { message: 'a'.repeat(5001) }, 'message'],
    ['terms not agreed to', { terms_conditions: 'off' }, 'terms_conditions'],
    ['terms refused', { terms_conditions: false }, 'terms_conditions'],
  ])('with %s says so there alone (Spec 5.12, 5.13, 5.15)', (_what, fault, field) => {
    const chosen = { category: 'Parts Enquiry', location: 'newstead', dealership_slug: 'bay-kia' }
    const right = { ...typedForm, ...chosen, terms_conditions: 'on' }
    expect(faultsOf(all, right)).toEqual({})
    const errors = faultsOf(all, { ...right, ...fault })
    expect(Object.keys(errors)).toEqual([field])
    expect(Object.values(errors).join()).toMatch(/^\S.+\.$/)
  })

  test.each([
    ['0491', 'This phone number is too short. Please enter it like 0491 570 006.'],
    ['0491 570 006 00612345', 'This phone number is too long. Please enter it like 0491 570 006.'],
    ['call me', 'Please enter your phone number in digits, such as 0491 570 006.'],
    ['0000 000 000', /^Please check this phone number/],
    ['+44 20 7946 0018', /^Please enter a phone number of Australia/],
  ])('says what is wrong with the number %s (Spec 3.38, 8.12)', (phone, sentence) => {
    const { phone: said } = { phone: '', ...faultsOf(enquiry, { ...typedForm, phone }) }
    if (typeof sentence === 'string') expect(said).toBe(sentence)
    else expect(said).toMatch(sentence)
  })

  test.each([
    ...['2026-02-30T10:30', '2026-13-01T10:30', '2026-03-31T24:00', '2026-03-31', 'tomorrow'],
    '9999-99-99T99:99',
  ])('for the appointment %s asks for a day and a time (Spec 5.09)', (dateTime) => {
    expect(faultsOf(testDrive, { ...typedForm, dateTime })).toEqual({
      dateTime: 'Please choose a day and a time, or leave this empty.',
    })
  })

  test.each(['2026-02-28T00:00', '2028-02-29T23:59', '2060-01-01T10:30'])(
    'takes the appointment %s (Spec 5.09)',
    (dateTime) => {
      expect(faultsOf(testDrive, { ...typedForm, dateTime })).toEqual({})
    },
  )

  test('wants a day of the calendar, and a choice of its own (Spec 2.13)', () => {
    const spec = formOf('call_back', formSite, { fields: ['preferred_day', 'preferred_time'] })
    const wrong = { ...typedForm, preferred_day: '2026-02-30' }
    expect(faultsOf(spec, wrong)).toEqual({
      preferred_day: 'Please choose a day of the calendar, or leave this empty.',
    })
    const right = { ...typedForm, preferred_day: '2026-02-28', preferred_time: 'noon' }
    expect(readForm(spec, right, 'AU')).toMatchObject({ values: { preferred_day: '2026-02-28' } })
    expect(readForm(spec, right, 'AU')).not.toHaveProperty('values.preferred_time')
  })
})
