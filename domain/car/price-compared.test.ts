import { expect, test } from 'vitest'
import { comparedPrice } from './price-display.ts'

test.each([
  ['offer', { price: 24_990, offer_price: 23_500 }, 23_500],
  ['price under an offer too low to show', { price: 24_990, offer_price: 10 }, 24_990],
  ['price', { price: 24_990, before_price: 26_990 }, 24_990],
  ['price though it is too low to show', { price: 10 }, 10],
  ['offer alone', { offer_price: 23_500 }, 23_500],
  ['price of 0', { price: 0 }, 0],
  ['lack of a price', {}, undefined],
])('a car is compared by its %s (Spec 3.20, 4.02, 4.07)', (_, car, compared) => {
  expect(comparedPrice(car)).toBe(compared)
})
