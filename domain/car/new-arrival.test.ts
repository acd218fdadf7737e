import { expect, test } from 'vitest'
import { isNewArrival, nextNewArrivalChangeAt } from './new-arrival.ts'

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

test('a car with an unknown date of arrival is none (Spec 4.03)', () => {
  expect(isNewArrival({}, { now })).toBe(false)
})

test.each([
  ['2026-03-12T00:00:00.001Z', '2026-03-20T00:00:00.001Z'],
  ['2026-03-12T00:00:00.000Z', undefined],
  ['2026-03-20T00:00:00.000Z', '2026-03-28T00:00:00.000Z'],
  ['2026-03-20T00:00:00.001Z', '2026-03-20T00:00:00.001Z'],
  ['2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
  [undefined, undefined],
  ['no moment', undefined],
])('a car of %s next changes as a new arrival at %s (Spec 4.03, 9.09)', (created_at, moment) => {
  const car = created_at === undefined ? {} : { created_at }
  expect(nextNewArrivalChangeAt(car, { now })?.toISOString()).toBe(moment)
})

test.each([
  [0, undefined],
  [30, '2026-04-18T00:00:00.000Z'],
])('with %d days a car that came yesterday changes at %s (Spec 4.03)', (days, moment) => {
  const car = { created_at: '2026-03-19T00:00:00Z' }
  expect(nextNewArrivalChangeAt(car, { now, days })?.toISOString()).toBe(moment)
})
