import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { reservable } from './reservable.ts'

const offered = { enabled: true, deposit: 200 }
const car = { status: 'in_stock', price: 24_990, payment_processors: ['stripe'] } as const
const given = (changes: object) => ({ ...car, payment_processors: ['stripe'], ...changes })
const obstacles = (changes: object, settings = offered) =>
  reasonsOf(reservable(given(changes), settings))

test.each([
  ['in stock and payable', [], {}],
  ['that is not on hold', [], { reserved: false }],
  ['coming soon', ['not_in_stock'], { status: 'coming_soon' }],
  ['sold', ['not_in_stock'], { status: 'sold' }],
  ['withdrawn', ['not_in_stock'], { status: 'withdrawn' }],
  ['that a buyer holds', ['reserved'], { reserved: true }],
  ['without a price', ['price_not_above_200'], { price: undefined }],
  ['payable nowhere', ['no_payment_processor'], { payment_processors: [] }],
  ['without a payment processor', ['no_payment_processor'], { payment_processors: undefined }],
])('a car %s is kept from reserving by %j (Spec 4.32, 5.34, D12)', (_, reasons, changes) => {
  expect(obstacles(changes)).toEqual(reasons)
})

test.each([
  [0, ['price_not_above_200']],
  [199, ['price_not_above_200']],
  [200, ['price_not_above_200']],
  [201, []],
  [Number.NaN, ['price_not_above_200']],
  [1e12, []],
])('a car for %d is kept from reserving by %j (Spec 4.32, D12)', (price, reasons) => {
  expect(obstacles({ price })).toEqual(reasons)
})

test.each([
  [0, ['no_deposit']],
  [-1, ['no_deposit']],
  [1, []],
  [Number.NaN, ['no_deposit']],
])('with a deposit of %d a car cannot be reserved for %j (Spec 9.19, D12)', (deposit, reasons) => {
  expect(obstacles({}, { enabled: true, deposit })).toEqual(reasons)
})

test('where the feature is off none can be reserved, and every reason is reported (D12)', () => {
  expect(obstacles({}, { enabled: false, deposit: 200 })).toEqual(['feature_off'])
  const nothing = { status: 'sold', reserved: true, price: 0, payment_processors: [] }
  expect(obstacles(nothing, { enabled: false, deposit: 0 })).toEqual([
    ...['feature_off', 'no_deposit', 'not_in_stock', 'reserved', 'price_not_above_200'],
    'no_payment_processor',
  ])
})
