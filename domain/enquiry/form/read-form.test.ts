import { describe, expect, test } from 'vitest'
import { formOf } from './form-of.ts'
import { faultsOf, formCar, formSite, typedForm, wholeSite } from './form-site.fixture.ts'
import { readForm } from './read-form.ts'

const enquiry = formOf('enquiry', formSite)
const testDrive = formOf('test_drive', formSite)
const photos = formOf('request_photos', formSite)

const person = { name: 'Sam Lee', email: 'sam@example.com', phone: '+61491570006' }

describe('a form that is filled in', () => {
  test.each<[string, typeof enquiry, object, object]>([
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
  ])('as %s is read as the lead keeps it (Spec 5.09-5.13)', (_form, spec, given, read) => {
    expect(readForm(spec, { ...typedForm, ...given }, 'AU')).toEqual({
      valid: true,
      values: {
        ...person,
        message: 'Is it still here?',
        category: 'General Enquiry',
        ...(spec.kind === 'enquiry' && { opt_in: false }),
        ...('dateTime' in given && given),
        ...read,
      },
    })
  })

  test('keeps its own hidden values and drops what it does not ask (Spec 5.10)', () => {
    const spec = formOf('request_photos', formSite, {}, { car: formCar })
    const submitted = {
      ...typedForm,
      category: 'Fleet Enquiry',
      car_id: 'x',
      Rego: 'A',
      lead_id: '1',
    }
    const reading = readForm(spec, submitted, 'AU')
    expect(reading).toMatchObject({
      valid: true,
      values: { category: 'Request Photos', car_id: 'u1' },
    })
    expect(reading).not.toHaveProperty('values.Rego')
    expect(reading).not.toHaveProperty('values.lead_id')
  })

  test('may leave out what is optional (Spec 5.09, 5.10, 5.12, 5.13)', () => {
    const { message, ...without } = typedForm
    const optional = { ...formSite.forms, rego: true, messageOptional: true }
    const enquiry = formOf('enquiry', { ...formSite, forms: optional })
    for (const spec of [testDrive, photos, enquiry]) {
      expect(faultsOf(spec, { ...without, message: '', Rego: ' ', dateTime: null })).toEqual({})
    }
  })

  test('has the services that were ticked, each once, in order (Spec 3.38)', () => {
    const service = formOf('service', wholeSite)
    const own = { ...typedForm, own_vehicle: 'Kia Rio 2019', 'Service Location': 'bundall' }
    const services = (additional_services: unknown) =>
      readForm(service, { ...own, additional_services }, 'AU')
    expect(services(['Brakes', 'Wash', 'Wash', 'Gold', 7])).toMatchObject({
      values: { additional_services: ['Wash', 'Brakes'], own_vehicle: 'Kia Rio 2019' },
    })
    expect(services('Tyres')).toMatchObject({ values: { additional_services: ['Tyres'] } })
    expect(services(undefined)).not.toHaveProperty('values.additional_services')
  })

  test('is read step by step (Spec 2.53, 4.20)', () => {
    const service = formOf('service', wholeSite)
    const first = { Rego: '123 abc', own_vehicle: 'Kia' }
    expect(readForm(service, first, 'AU', 0)).toEqual({
      valid: true,
      values: { Rego: '123ABC', own_vehicle: 'Kia' },
    })
    expect(readForm(service, first, 'AU', 2)).toEqual({
      valid: false,
      errors: { 'Service Location': 'Please choose a workshop.' },
    })
    expect(readForm(service, {}, 'AU', 9)).toEqual({ valid: true, values: {} })
  })

  test('is clean: no controls, no turned text, lines alone in a message (Spec 8.12)', () => {
    const submitted = {
      ...typedForm,
      name: 'Sam\r\nBcc: all@example.com\u0000',
      message: '\u202eone\u0007\r\ntwo\ud800 <script>\u2066',
    }
    expect(readForm(enquiry, submitted, 'AU')).toMatchObject({
      values: { name: 'Sam Bcc: all@example.com', message: 'one\ntwo <script>' },
    })
  })
})
