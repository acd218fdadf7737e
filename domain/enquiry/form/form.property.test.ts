import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enquiryLeadSchema } from '../enquiry-lead.ts'
import { checkText } from './check-text.ts'
import { fieldNames } from './field-names.ts'
import { fieldsOf } from './fields.ts'
import { formOf } from './form-of.ts'
import { formCar, formSite, placeNamed } from './form-site.fixture.ts'
import { formJsonSchema } from './json-schema.ts'
import { formKinds } from './kinds/form-kinds.ts'
import { ownFields, planOf } from './plans.ts'
import { readForm } from './read-form.ts'

const locale = fc.constantFrom('en-AU' as const, 'en-NZ' as const, 'en-US' as const)
const site = fc
  .record({ locale, places: fc.integer({ min: 0, max: 3 }), terms: fc.boolean() })
  .map(({ locale, places, terms }) => ({
    ...formSite,
    locale,
    locations: ['a', 'b', 'c'].slice(0, places).map((slug) => placeNamed(slug)),
    forms: {
      ...formSite.forms,
      rego: true,
      services: ['Wash', 'Tyres'],
      ...(terms && { terms: { text: 'I agree' } }),
    },
  }))
const spec = fc
  .record({
    kind: fc.constantFrom(...formKinds),
    site,
    fields: fc.subarray([...fieldNames]),
    hasCar: fc.boolean(),
  })
  .map(({ kind, site, fields, hasCar }) =>
    formOf(kind, site, { fields }, hasCar ? { car: formCar } : {}),
  )
const likely = fc.constantFrom(
  ...['Sam Lee', 'sam@example.com', '0491 570 006', '021 555 142', '(212) 555-0123', '123abc'],
  ...[
    'on',
    'a',
    'Wash',
    'any',
    'phone',
    '2026-11-26',
    '2026-11-26T10:30',
    '\u0000',
    ' null ',
    '13',
  ],
)
const submitted = fc.dictionary(
  fc.constantFrom(...fieldNames),
  fc.oneof({ weight: 3, arbitrary: likely }, fc.string({ unit: 'binary' }), fc.anything()),
)

test('every form has names, a check, a server and a schema that agree (Spec 5.09-5.15)', () => {
  fc.assert(
    fc.property(spec, (form) => {
      const fields = fieldsOf(form)
      const names = fields.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const plan = planOf(form.kind)
      const asked = [...ownFields(plan), ...(plan.more ?? [])]
      for (const name of names) expect(asked).toContain(name)
      expect(names).toContain('name')
      expect(names.includes('email') || names.includes('phone')).toBe(true)
      const { properties, required } = formJsonSchema(form)
      expect(Object.keys(properties)).toEqual(names)
      const reading = readForm(form, {}, 'AU')
      const missing = reading.valid ? [] : Object.keys(reading.errors)
      expect(missing.toSorted()).toEqual([...required].toSorted())
      for (const field of fields) {
        const sentence = checkText(field, '')
        expect(sentence !== undefined).toBe(field.kind !== 'hidden' && field.required)
        if (!reading.valid) expect(reading.errors[field.name]).toBe(sentence)
      }
    }),
  )
})

test('for any submission, a form has what a lead takes, or a sentence for its own fields (Spec 5.09-5.15)', () => {
  fc.assert(
    fc.property(spec, submitted, (form, values) => {
      const names = fieldsOf(form).map(({ name }) => String(name))
      const reading = readForm(form, values, 'AU')
      const named = Object.keys(reading.valid ? reading.values : reading.errors)
      for (const name of named) expect(names).toContain(name)
      if (!reading.valid) expect(named).not.toHaveLength(0)
      else expect(enquiryLeadSchema.safeParse(reading.values).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('the browser refuses nothing that the server takes (Spec 8.12)', () => {
  fc.assert(
    fc.property(spec, submitted, (form, values) => {
      const reading = readForm(form, values, 'AU')
      const errors = reading.valid ? {} : reading.errors
      for (const field of fieldsOf(form)) {
        const text = values[field.name]
        if (typeof text !== 'string' || field.name in errors) continue
        if (['checks', 'checkbox', 'hidden'].includes(field.kind)) continue
        const refused = checkText(field, text)
        const isStored = reading.valid && reading.values[field.name] !== undefined
        if (isStored) expect(refused).toBeUndefined()
      }
    }),
    { numRuns: 300 },
  )
})
