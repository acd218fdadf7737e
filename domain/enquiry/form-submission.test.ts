import { describe, expect, test } from 'vitest'
import { type FormEvent, type FormState, firstFormState, formAfter } from './form-submission.ts'
import { storedForReuse } from './stored-form.ts'

const steps = 3
const idle = (step: number): FormState => ({ name: 'idle', step })
const submitting: FormState = { name: 'submitting', step: 2 }
const failure: FormState = {
  name: 'failure',
  step: 2,
  reason: 'refused',
  error: 'The server is resting.',
}
const success: FormState = { name: 'success', lead_id: '7', path: '/success' }

test('a form begins idle at its first step (Spec 4.19)', () => {
  expect(firstFormState).toEqual(idle(0))
})

test.each<[string, FormState, FormEvent, FormState]>([
  ['goes from the first step to the second', idle(0), { type: 'continue' }, idle(1)],
  ['goes from the second step to the last', idle(1), { type: 'continue' }, idle(2)],
  ['submits on the last step', idle(2), { type: 'continue' }, submitting],
  ['goes back a step', idle(2), { type: 'back' }, idle(1)],
  ['stays on the first step when going back', idle(0), { type: 'back' }, idle(0)],
  ['ignores a response that is not expected', idle(1), { type: 'answered', lead_id: '7' }, idle(1)],
  ['ignores a failure that is not expected', idle(1), { type: 'failed' }, idle(1)],
  ['may be submitted again after a failure', failure, { type: 'continue' }, submitting],
  ['may go back after a failure', failure, { type: 'back' }, idle(1)],
  ['stays done', success, { type: 'continue' }, success],
  ['stays done after going back', success, { type: 'back' }, success],
])('a form %s (Spec 4.19, 4.20)', (_what, state, event, next) => {
  expect(formAfter(state, event, { steps })).toEqual(next)
})

test.each<[string, FormEvent]>([
  ['a second click', { type: 'continue' }],
  ['a click back', { type: 'back' }],
])('%s while submitting changes nothing (Spec 4.19, D24)', (_what, event) => {
  expect(formAfter(submitting, event, { steps })).toEqual(submitting)
})

test.each([
  [1, 'submitting'],
  [0, 'submitting'],
  [-1, 'submitting'],
  [Number.NaN, 'submitting'],
  [2, 'idle'],
])('a form of %d steps is %s after its first (Spec 4.19, 4.20)', (count, name) => {
  expect(formAfter(idle(0), { type: 'continue' }, { steps: count }).name).toBe(name)
})

describe('the answer', () => {
  test('with a lead_id leads to the success page (Spec 2.09, 4.19, 4.20)', () => {
    const answer = { type: 'answered', lead_id: '7', error: 'ignored' } as const
    expect(formAfter(submitting, answer, { steps })).toEqual(success)
  })

  test.each([
    ["the server's error", { error: 'The yard is closed.' }, 'refused', 'The yard is closed.'],
    ['the unexpected', {}, 'unexpected', 'An unexpected error occured'],
    ['it for nulls', { lead_id: null, error: null }, 'unexpected', 'An unexpected error occured'],
    ['it for blanks', { lead_id: '', error: ' ' }, 'unexpected', 'An unexpected error occured'],
    ['it for the text null', { lead_id: 'null' }, 'unexpected', 'An unexpected error occured'],
  ])('without a lead_id tells %s: %j (Spec 4.20, 8.04)', (_what, answer, reason, error) => {
    expect(formAfter(submitting, { type: 'answered', ...answer }, { steps })).toEqual({
      name: 'failure',
      step: 2,
      reason,
      error,
    })
  })

  test.each([
    ['the reason that came', { message: 'Too many tries.' }, 'refused', 'Too many tries.'],
    ['its own words', {}, 'failed', 'An error occurred when submitting this form'],
    ['them for null', { message: null }, 'failed', 'An error occurred when submitting this form'],
  ])('that never comes tells %s: %j (Spec 4.19, 8.05)', (_what, failed, reason, error) => {
    expect(formAfter(submitting, { type: 'failed', ...failed }, { steps })).toEqual({
      name: 'failure',
      step: 2,
      reason,
      error,
    })
  })

  test.each(['no_answer', 'offline'] as const)(
    'that may still come, or was not asked for, is no failure of the server: %s (Spec 4.19, 8.05)',
    (type) => {
      expect(formAfter(submitting, { type }, { steps })).toMatchObject({ reason: type, step: 2 })
      expect(formAfter(idle(0), { type }, { steps })).toEqual(idle(0))
    },
  )
})

describe('a form is stored for reuse', () => {
  const values = { name: 'Sam', email: 'sam@example.com', phone: '0491 570 006' }

  test('with name, e-mail and phone (Spec 5.16)', () => {
    expect(storedForReuse(values)).toEqual({ eligible: true })
  })

  test.each([
    ['name', { name: '' }, ['name_missing']],
    ['e-mail', { email: 'null' }, ['email_missing']],
    ['phone', { phone: undefined }, ['phone_missing']],
    ['name and phone', { name: null, phone: ' ' }, ['name_missing', 'phone_missing']],
  ])('not without %s (%j) (Spec 5.16)', (_what, change, reasons) => {
    expect(storedForReuse({ ...values, ...change })).toEqual({ eligible: false, reasons })
  })

  test('not when empty (Spec 5.16)', () => {
    expect(storedForReuse({})).toEqual({
      eligible: false,
      reasons: ['name_missing', 'email_missing', 'phone_missing'],
    })
  })
})
