import { expect, test } from 'vitest'
import { errorSummary } from './field-errors.ts'
import { noMatchActions, valuationFailures, valuationMessages } from './messages.ts'

test('the list of errors has a heading (Spec 5.25)', () => {
  const errors = { rego: '* This field is required', state: '* This field is required' }
  expect(errorSummary(errors)).toEqual({
    heading: 'Please fix the following errors:',
    errors: [
      { field: 'rego', message: '* This field is required' },
      { field: 'state', message: '* This field is required' },
    ],
  })
})

test('without errors there is no list (Spec 5.25)', () => {
  expect(errorSummary({})).toBeUndefined()
})

test.each([
  ['the manual choice (Spec 5.22)', valuationMessages.noCarChosen, '* Please choose one car.'],
  [
    'a submission that failed (Spec 8.05)',
    valuationFailures.submission,
    'An error occurred while submitting the form. Please try again.',
  ],
  [
    'saving that failed, on the console (Spec 8.07)',
    valuationFailures.saving,
    'Failed to save valuation data',
  ],
  [
    'no match (Spec 8.10)',
    valuationFailures.noMatch,
    'Unfortunately, we could not find a match for your registration number.',
  ],
])('the words are those of the specification: %s', (_name, message, words) => {
  expect(message).toBe(words)
})

test('no match comes with advice to contact the team, and call, contact, back (Spec 4.26, 8.10)', () => {
  expect(valuationFailures.noMatchAdvice).toContain('contact our team')
  expect(noMatchActions).toEqual(['call', 'contact', 'back'])
})
