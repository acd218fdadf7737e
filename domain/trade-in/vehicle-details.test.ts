import { describe, expect, test } from 'vitest'
import { valuationMessages } from './messages.ts'
import { firstState, readVehicleDetails } from './vehicle-details.ts'

const errorsOf = (typed: Record<string, unknown>) => {
  const read = readVehicleDetails(typed)
  return read.valid ? {} : read.errors
}
const { required } = valuationMessages

test('rego and state are read as they are stored (Spec 5.20, 5.21)', () => {
  expect(readVehicleDetails({ rego: ' 123-abc ', state: ' vic ', other: 'x' })).toEqual({
    valid: true,
    values: { rego: '123ABC', state: 'VIC' },
  })
})

test.each(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT'])(
  '%s is a state (Spec 5.21)',
  (state) => {
    expect(errorsOf({ rego: '123ABC', state })).toEqual({})
    expect(firstState(state.toLowerCase())).toBe(state)
  },
)

describe('what is required', () => {
  test.each([
    ['no rego', { state: 'QLD' }, { rego: '* This field is required' }],
    ['an empty rego', { rego: '', state: 'QLD' }, { rego: required }],
    ['a blank rego', { rego: '  ', state: 'QLD' }, { rego: required }],
    ['the text null', { rego: 'null', state: 'QLD' }, { rego: required }],
    ['no state', { rego: '123ABC' }, { state: '* This field is required' }],
    ['a state elsewhere', { rego: '123ABC', state: 'Otago' }, { state: required }],
    ['nothing at all', {}, { rego: required, state: required }],
  ])('%s (Spec 5.20, 5.21)', (_name, typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors)
  })
})

test.each([
  ['too long', '1234ABCD'],
  ['not letters and digits', '12#ABC'],
])('a rego that is %s has its own message (Spec 5.20)', (_name, rego) => {
  expect(errorsOf({ rego, state: 'QLD' })).toEqual({ rego: expect.stringMatching(/registration/) })
})

test.each([[null], [7], [['123ABC']]])('a rego that is %j is none (Spec 5.20)', (rego) => {
  expect(errorsOf({ rego, state: 'QLD' })).toEqual({ rego: required })
})
