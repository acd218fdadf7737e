import { expect, test } from 'vitest'
import { countryName, stateName } from './place-name.ts'

test.each([
  ['QLD', 'en-AU', 'Queensland'],
  ['nsw', 'en-AU', 'New South Wales'],
  ['Auckland', 'en-NZ', 'Auckland'],
  ['WA', 'en-AU', 'Western Australia'],
  ['WA', 'en-US', 'Washington'],
  ['tx', 'en-US', 'Texas'],
  ['Baja California', 'en-US', 'Baja California'],
] as const)(
  'the state %s of a site in %s is %s in a sentence (Spec 5.36)',
  (state, locale, name) => {
    expect(stateName(state, locale)).toBe(name)
  },
)

test('a country has its article (Spec 1.11)', () => {
  expect(`in ${countryName('en-US')}`).toBe('in the United States')
})
