import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formFields } from './form-fields.ts'
import { type FormEvent, firstFormState, formAfter } from './form-submission.ts'
import { readForm } from './form-values.ts'

const event: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.constantFrom<FormEvent>({ type: 'continue' }, { type: 'back' }, { type: 'failed' }),
  fc.record({ type: fc.constant('answered' as const), lead_id: fc.option(fc.string()) }),
)

test('a form never leaves its states and its steps (Spec 4.19, 4.20)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(event), (steps, events) => {
      let state = firstFormState
      for (const next of events) {
        const before = state
        state = formAfter(state, next, { steps })
        if (state.name === 'success') {
          expect(['submitting', 'success']).toContain(before.name)
          continue
        }
        expect(state.step).toBeGreaterThanOrEqual(0)
        expect(state.step).toBeLessThan(steps)
        if (state.name === 'submitting') expect(state.step).toBe(steps - 1)
      }
    }),
  )
})

test('for any submission, a form has values or a message for its own fields (Spec 5.09-5.15)', () => {
  const config = fc.record({
    form: fc.constantFrom('enquiry', 'test_drive', 'request_photos'),
    country: fc.constantFrom('AU', 'NZ', 'US'),
    terms: fc.boolean(),
  })
  const submitted = fc.dictionary(
    fc.constantFrom('name', 'email', 'phone', 'message', 'dateTime', 'opt_in', 'terms_conditions'),
    fc.anything(),
  )
  fc.assert(
    fc.property(config, submitted, (form, values) => {
      const reading = readForm(form, values)
      const names = formFields(form).map(({ name }) => String(name))
      const named = Object.keys(reading.valid ? reading.values : reading.errors)
      for (const name of named) expect(names).toContain(name)
      if (!reading.valid) expect(named).not.toHaveLength(0)
    }),
  )
})
