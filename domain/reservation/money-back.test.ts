import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { moneyBack, type ReturnedCar } from './money-back.ts'

const now = new Date('2026-06-03T09:00:00.000Z')
const bought: ReturnedCar = {
  carType: 'used',
  deliveredAt: new Date('2026-06-02T09:00:00.000Z'),
  kmDriven: 40,
  damaged: false,
  earlierReturns: [],
}
const reasons = (changes: Partial<ReturnedCar>) =>
  reasonsOf(moneyBack({ ...bought, ...changes }, now))

test('an undamaged used car is taken back the day after (Spec 5.40, 9.19)', () => {
  expect(moneyBack(bought, now)).toEqual({ eligible: true })
})

test.each([
  ['a new car', { carType: 'new' as const }, ['not_pre_owned']],
  ['a demo car', { carType: 'demo' as const }, ['not_pre_owned']],
  ['a damaged car', { damaged: true }, ['damaged']],
])('%s is not taken back (Spec 5.40, 9.19)', (_name, changes, expected) => {
  expect(reasons(changes)).toEqual(expected)
})

test.each([
  ['at the moment of delivery', '2026-06-03T09:00:00.000Z', []],
  ['a millisecond before 2 days are over', '2026-06-01T09:00:00.001Z', []],
  ['at 2 days', '2026-06-01T09:00:00.000Z', []],
  ['a millisecond after 2 days', '2026-06-01T08:59:59.999Z', ['not_within_2_days']],
  ['before it was delivered', '2026-06-03T09:00:00.001Z', ['not_within_2_days']],
  ['at a time unknown', 'null', ['not_within_2_days']],
])('a car given back %s: %j (Spec 5.40)', (_name, delivered, expected) => {
  expect(reasons({ deliveredAt: new Date(delivered) })).toEqual(expected)
})

test.each([
  [0, []],
  [299, []],
  [300, []],
  [300.5, ['not_within_300_km']],
  [301, ['not_within_300_km']],
  [1e12, ['not_within_300_km']],
  [-1, ['not_within_300_km']],
  [Number.NaN, ['not_within_300_km']],
])('a car driven %d km since delivery: %j (Spec 5.40)', (kmDriven, expected) => {
  expect(reasons({ kmDriven })).toEqual(expected)
})

test.each([
  ['one car last month', ['2026-05-03T09:00:00.000Z'], []],
  [
    'two cars last month',
    ['2026-05-03T09:00:00.000Z', '2026-05-04T09:00:00.000Z'],
    ['two_cars_in_12_months'],
  ],
  [
    'three cars last month',
    ['2026-05-03T09:00:00Z', '2026-05-04T09:00:00Z', '2026-05-05T09:00:00Z'],
    ['two_cars_in_12_months'],
  ],
  [
    'the second just under 12 months ago',
    ['2026-05-03T09:00:00.000Z', '2025-06-03T09:00:00.001Z'],
    ['two_cars_in_12_months'],
  ],
  ['the second 12 months ago', ['2026-05-03T09:00:00.000Z', '2025-06-03T09:00:00.000Z'], []],
  ['the second over 12 months ago', ['2026-05-03T09:00:00.000Z', '2025-06-03T08:59:59.999Z'], []],
  ['two at times unknown', ['null', 'null'], []],
])('a customer who gave back %s: %j (Spec 5.40)', (_name, returns, expected) => {
  expect(reasons({ earlierReturns: returns.map((moment) => new Date(moment)) })).toEqual(expected)
})

test.each([
  ['the second just under 12 months ago', '2027-02-28T09:00:00.001Z', ['two_cars_in_12_months']],
  ['the second on 1 March', '2027-03-01T08:00:00.000Z', ['two_cars_in_12_months']],
  ['the second 12 months ago', '2027-02-28T09:00:00.000Z', []],
])('on 29 February, to a customer who gave back %s: %j (Spec 5.40)', (_name, second, expected) => {
  const leapDay = new Date('2028-02-29T09:00:00.000Z')
  const earlierReturns = [new Date('2028-01-29T09:00:00.000Z'), new Date(second)]
  const returned = { ...bought, deliveredAt: leapDay, earlierReturns }
  expect(reasonsOf(moneyBack(returned, leapDay))).toEqual(expected)
})

test('reports every reason at once (Spec 5.40)', () => {
  const earlierReturns = [bought.deliveredAt, bought.deliveredAt]
  const changes = { carType: 'new' as const, damaged: true, kmDriven: 900, earlierReturns }
  expect(reasons({ ...changes, deliveredAt: new Date('2026-01-01T00:00:00Z') })).toEqual([
    'not_pre_owned',
    'not_within_2_days',
    'not_within_300_km',
    'damaged',
    'two_cars_in_12_months',
  ])
})
