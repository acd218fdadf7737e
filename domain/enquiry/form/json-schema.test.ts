import { expect, test } from 'vitest'
import { formOf } from './form-of.ts'
import { formCar, formSite, placeNamed } from './form-site.fixture.ts'
import { formJsonSchema } from './json-schema.ts'

const site = {
  ...formSite,
  locations: [placeNamed('newstead'), placeNamed('bundall')],
  forms: { ...formSite.forms, services: ['Wash'], terms: { text: 'I agree' } },
}

test('a form is described to programs by its fields (Spec 5.09-5.15, 7.09)', () => {
  const schema = formJsonSchema(formOf('service', site))
  expect(schema.title).toBe('Book a service')
  expect(schema.required).toEqual([
    ...['own_vehicle', 'Service Location', 'name', 'email', 'phone', 'terms_conditions'],
  ])
  expect(schema.properties).toMatchObject({
    category: { type: 'string', const: 'Service Booking' },
    Rego: { type: 'string', maxLength: 12 },
    own_odometer: { description: 'A rough figure is fine.' },
    additional_services: { type: 'array', items: { enum: ['Wash'] }, uniqueItems: true },
    'Service Location': { type: 'string', enum: ['newstead', 'bundall'], title: 'Workshop' },
    preferred_day: { format: 'date' },
    preferred_time: { enum: ['any', 'morning', 'afternoon'] },
    name: { minLength: 1, maxLength: 100 },
    email: { format: 'email', maxLength: 254 },
    terms_conditions: { type: 'boolean', const: true },
  })
})

test('what is known is constant there (Spec 3.39, 5.13)', () => {
  const { properties } = formJsonSchema(formOf('enquiry', formSite, {}, { car: formCar }))
  expect(properties.car_id).toEqual({ type: 'string', const: 'u1' })
  expect(properties.opt_in).toEqual({
    type: 'boolean',
    title: 'Tell me about news and offers from Bay Motors.',
  })
})
