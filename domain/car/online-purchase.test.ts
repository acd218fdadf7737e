import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { onlinePurchase } from './online-purchase.ts'

const car = { car_type: 'used', status: 'in_stock', price: 24_990 } as const
const obstacles = (given: Parameters<typeof onlinePurchase>[0], enabled = true) =>
  reasonsOf(onlinePurchase(given, { enabled }))

test.each([
  ['in stock', [], car],
  ['not on hold', [], { ...car, reserved: false }],
  ['coming soon', ['not_in_stock'], { ...car, status: 'coming_soon' }],
  ['sold', ['not_in_stock'], { ...car, status: 'sold' }],
  ['withdrawn', ['not_in_stock'], { ...car, status: 'withdrawn' }],
  ['reserved', ['reserved'], { ...car, reserved: true }],
  ['without a price', ['price_not_above_200'], { car_type: 'used', status: 'in_stock' }],
  [
    'new, sold, reserved and without a price',
    ['not_used', 'not_in_stock', 'reserved', 'price_not_above_200'],
    { car_type: 'new', status: 'sold', reserved: true },
  ],
] as const)('a car %s is kept from online purchase by %j (Spec 4.30)', (_, reasons, given) => {
  expect(obstacles(given)).toEqual(reasons)
})

test.each(['new', 'demo'] as const)(
  'a %s car is not bought online (Spec 2.06, 4.30)',
  (car_type) => {
    expect(obstacles({ ...car, car_type })).toEqual(['not_used'])
  },
)

test('none is bought online where the dealer does not offer it (Spec 2.06, 4.30)', () => {
  expect(obstacles(car, false)).toEqual(['feature_off'])
})

test.each([
  [0, ['price_not_above_200']],
  [199, ['price_not_above_200']],
  [200, ['price_not_above_200']],
  [201, []],
  [Number.NaN, ['price_not_above_200']],
])('a car for %d is kept from online purchase by %j (Spec 4.30, 9.10)', (price, reasons) => {
  expect(obstacles({ ...car, price })).toEqual(reasons)
  expect(obstacles({ ...car, offer_price: price })).toEqual(price > 10 ? reasons : [])
})
