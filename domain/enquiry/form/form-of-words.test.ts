import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../site/interface-texts.ts'
import type { FormAbout, FormSite } from './about.ts'
import { type FormSpec, fieldsOf } from './fields.ts'
import { formOf } from './form-of.ts'
import { dealerships, formCar, formSite, groupSite, siteWithForms } from './form-site.fixture.ts'
import { type FormKind, formKinds } from './kinds/form-kinds.ts'

const fieldOf = (spec: FormSpec, wanted: string) =>
  fieldsOf(spec).find(({ name }) => name === wanted)

describe('a form', () => {
  test('keeps the words of its opt-in, and has none without (Spec 5.13)', () => {
    expect(formOf('enquiry', formSite).consent).toBe(
      'Tell me about news and offers from Bay Motors.',
    )
    expect(formOf('careers', formSite).consent).toBeUndefined()
  })

  test.each<[string, FormKind, FormAbout, string, string]>([
    ['an enquiry', 'enquiry', {}, 'Send us an enquiry', 'General Enquiry'],
    ['one about a car', 'enquiry', { car: formCar }, 'Ask about this car', 'Used Vehicle Enquiry'],
    [
      'one with a condition in its address',
      'enquiry',
      { parameters: { car_type: 'demo' } },
      'Send us an enquiry',
      'Demo Vehicle Enquiry',
    ],
    [
      'one with another word there',
      'contact',
      { parameters: { car_type: 'gold' } },
      'Send us an enquiry',
      'General Enquiry',
    ],
    ['a test drive', 'test_drive', {}, 'Book a test drive', 'Test Drive'],
    [
      'a time to see a caravan',
      'test_drive',
      { car: { ...formCar, item_type: 'caravan' } },
      'Look over it with us',
      'Test Drive',
    ],
    ['a service', 'service', {}, 'Book a service', 'Service Booking'],
    ['a car to sell', 'sell_my_car', {}, 'Sell us your car', 'Trade-In Valuation'],
    ['a call', 'call_back', {}, 'Ask for a call', 'General Enquiry'],
    ['a career', 'careers', {}, 'Work with us', 'Careers Enquiry'],
  ])(
    'for %s says so, with its category unseen (Spec 3.40, 5.10, D19)',
    (_what, kind, about, title, category) => {
      const spec = formOf(kind, formSite, {}, about)
      expect(spec).toMatchObject({ kind, id: kind, title, category })
      expect(fieldOf(spec, 'category')).toMatchObject({ kind: 'hidden', value: category })
      expect(fieldOf(spec, 'car_id')?.value).toBe(about.car?.id)
    },
  )

  test('carries the id of its block and offers services and categories in words (Spec 3.38, 5.12)', () => {
    const spec = formOf('service', siteWithForms({ services: ['Wheel alignment', 'Air con'] }), {
      id: 'book',
      categories: ['Service Booking', 'Parts Enquiry'],
    })
    expect(spec.id).toBe('book')
    expect(fieldOf(spec, 'additional_services')).toMatchObject({
      kind: 'checks',
      options: [
        { value: 'Wheel alignment', label: 'Wheel alignment' },
        { value: 'Air con', label: 'Air con' },
      ],
    })
    expect(fieldOf(spec, 'category')).toMatchObject({
      kind: 'select',
      value: 'Service Booking',
      missing: 'Please choose what your enquiry is about.',
      options: [
        { value: 'Service Booking', label: 'Service' },
        { value: 'Parts Enquiry', label: 'Parts' },
      ],
    })
  })

  test('says how a phone number is written at home (Spec 1.11, 8.12)', () => {
    const site: FormSite = { ...formSite, locale: 'en-NZ' }
    expect(fieldOf(formOf('enquiry', site), 'phone')).toMatchObject({
      tooShort: 'This phone number is too short. Please enter it like 09 555 0142.',
    })
  })
})

test('an American site reads inquiry in every sentence (Spec 9.25)', () => {
  const american: FormSite = {
    ...groupSite,
    locale: 'en-US',
    words: wordsOf({ locale: 'en-US', wording: {} }),
    dealerships,
    forms: { ...formSite.forms, rego: true, terms: { text: 'I agree' }, services: ['Tires'] },
  }
  const specs = formKinds.map((kind) =>
    formOf(kind, american, { categories: ['General Enquiry', 'Fleet Enquiry'] }, { car: formCar }),
  )
  const shown = specs.flatMap((spec) => [
    ...[spec.title, spec.submit, ...spec.steps.map(({ title }) => title)],
    ...fieldsOf(spec).flatMap(
      ({ hint, label, missing, options = [], reasons = {}, tooLong, wrong }) => [
        ...[label, hint, missing, wrong, tooLong, ...Object.values(reasons)],
        ...options.map((option) => option.label),
      ],
    ),
  ])
  const text = shown.join(' ')
  expect(text).not.toMatch(/enquir|colour|personalis|registration number/i)
  expect(text).toMatch(/Send inquiry/)
  expect(text).toMatch(/License plate/)
})
