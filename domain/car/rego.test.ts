import { expect, test } from 'vitest'
import { nextRegoChangeAt, regoExpiryText } from './rego.ts'

const brisbane = {
  now: new Date('2026-03-30T13:59:59Z'),
  locale: 'en-AU',
  timeZone: 'Australia/Brisbane',
} as const

test.each([
  ['2026-03-31', 'Expires on 31 March 2026'],
  ['2060-02-29', 'Expires on 29 February 2060'],
])('late on 30 March in Brisbane registration to %s reads %s (Spec 5.37)', (rego_expiry, text) => {
  expect(regoExpiryText({ rego_expiry }, brisbane)).toBe(text)
})

test.each(['0001-01-01', '2026-03-29', '2026-03-30'])(
  'late on 30 March in Brisbane registration to %s shows nothing (Spec 5.37)',
  (rego_expiry) => {
    expect(regoExpiryText({ rego_expiry }, brisbane)).toBeUndefined()
  },
)

test('the day turns where the dealer is (Spec 5.37, D5)', () => {
  const car = { rego_expiry: '2026-03-31' }
  const midnight = { ...brisbane, now: new Date('2026-03-30T14:00:00Z') }
  expect(regoExpiryText(car, midnight)).toBeUndefined()
  expect(regoExpiryText(car, { ...midnight, timeZone: 'Australia/Perth' })).toBe(
    'Expires on 31 March 2026',
  )
})

test('an unknown registration shows nothing (Spec 5.37)', () => {
  expect(regoExpiryText({}, brisbane)).toBeUndefined()
})

test.each([
  ['2026-03-31', '2026-03-30T14:00:00.000Z'],
  ['2027-01-01', '2026-12-31T14:00:00.000Z'],
  ['2026-03-30', undefined],
  [undefined, undefined],
])('late on 30 March in Brisbane the text of %s goes at %s (Spec 5.37, D5)', (ends, moment) => {
  const car = ends === undefined ? {} : { rego_expiry: ends }
  expect(nextRegoChangeAt(car, brisbane.now, brisbane.timeZone)?.toISOString()).toBe(moment)
})
