import { expect, test } from 'vitest'
import { rounded } from './rounding.ts'

test.each([
  [106.49, 106],
  [106.5, 107],
  [106.51, 107],
  [0.49, 0],
  [0, 0],
  [-2.5, -2],
  [1e12, 1e12],
  [Number.NaN, Number.NaN],
])('%d dollars are %d whole dollars (Spec 9.12)', (dollars, whole) => {
  expect(rounded(dollars)).toBe(whole)
})

test.each([
  [9.0649, 9.06],
  [9.0651, 9.07],
  [8.5, 8.5],
  [0.004, 0],
])('a rate of %d per cent is %d with two decimals (Spec 9.12)', (rate, twoDecimals) => {
  expect(rounded(rate, 2)).toBe(twoDecimals)
})
