import { expect, test } from 'vitest'
import { isNewArrival } from './new-arrival.ts'

const now = new Date('2026-03-20T00:00:00Z')

test.each([
  ['2026-03-12T00:00:00.001Z', true],
  ['2026-03-12T00:00:00.000Z', false],
  ['2026-03-11T23:59:59.999Z', false],
  ['2026-03-20T00:00:00.000Z', true],
  ['2026-03-20T00:00:00.001Z', false],
  ['2060-01-01T00:00:00.000Z', false],
])('a car of %s is a new arrival on 20 March: %s (Spec 4.03, 9.09)', (created_at, isNew) => {
  expect(isNewArrival({ created_at }, { now })).toBe(isNew)
})

test.each([
  [30, '2026-02-18T00:00:00.001Z', true],
  [30, '2026-02-18T00:00:00.000Z', false],
  [0, '2026-03-20T00:00:00.000Z', false],
])('with %d days a car of %s is a new arrival: %s (Spec 4.03)', (days, created_at, isNew) => {
  expect(isNewArrival({ created_at }, { now, days })).toBe(isNew)
})

test('a car that came nobody knows when is none (Spec 4.03)', () => {
  expect(isNewArrival({}, { now })).toBe(false)
})
