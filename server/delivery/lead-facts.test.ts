import { expect, test } from 'vitest'
import type { FieldName } from '#domain/enquiry/form/field-names.ts'
import { contextOf, generalBody } from './lead-context.fixture.ts'
import { leadFacts } from './lead-facts.ts'

/** What a buyer may answer, and how the dealer reads it; the car and the category are the lead's own. */
const answers: Readonly<
  Record<Exclude<FieldName, 'car_id' | 'category'>, readonly [sent: unknown, read: string]>
> = {
  name: ['Sam Lee', 'Sam Lee'],
  email: ['sam@example.com', 'sam@example.com'],
  phone: ['+61491570006', '0491 570 006'],
  message: ['Is it here?', 'Is it here?'],
  location: ['elsewhere', 'elsewhere'],
  dealership_slug: ['harbour-mazda', 'harbour-mazda'],
  Rego: ['123ABC', '123ABC'],
  dateTime: ['2026-11-26T10:30', '2026-11-26, 10:30'],
  additional_services: [['Wash', 'Tyres'], 'Wash; Tyres'],
  'Service Location': ['workshop', 'Harbour Workshop'],
  preferred_day: ['2026-11-27', '2026-11-27'],
  preferred_time: ['morning', 'In the morning'],
  preferred_contact: ['text', 'By text message'],
  budget: ['about 20k', 'about 20k'],
  company: ['Lee Freight', 'Lee Freight'],
  fleet_size: ['twelve', 'twelve'],
  own_vehicle: ['2012 Corolla', '2012 Corolla'],
  own_odometer: ['90,000', '90,000'],
  opt_in: [true, 'Yes'],
  terms_conditions: [true, 'Yes'],
}

test.each(Object.entries(answers))(
  'the dealer reads the answer to %s (Spec 5.09-5.15)',
  (name, [sent, read]) => {
    const facts = leadFacts(contextOf(generalBody({ [name]: sent })))
    const { person, wishes, origin, message } = facts
    expect([...[...person, ...wishes, ...origin].map(({ value }) => value), message]).toContain(
      read,
    )
  },
)

test('the place of a lead is named once, where a dealership is a location (Spec 3.33)', () => {
  const read = (body: object) =>
    leadFacts(contextOf(generalBody(body)))
      .wishes.filter(({ label }) => /Location|Dealership/.test(label))
      .map(({ value }) => value)
  expect(read({ dealership_slug: 'workshop' })).toEqual(['Harbour Workshop'])
  expect(read({ dealership_slug: 'workshop', location: 'workshop' })).toEqual(['Harbour Workshop'])
  expect(read({ dealership_slug: 'bay', location: 'newstead' })).toEqual([
    'Harbour Newstead',
    'Harbour Bay',
  ])
})
