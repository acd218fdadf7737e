import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormEvent, firstFormState, formAfter } from './form-submission.ts'

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
