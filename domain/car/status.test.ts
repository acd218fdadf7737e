import { expect, test } from 'vitest'
import { awaited, isAvailable, isSold, isWithdrawn } from './status.ts'

test.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['sold', false],
  ['withdrawn', false],
] as const)('a car that is %s is available: %s (Spec 4.01, D13)', (status, available) => {
  expect(isAvailable({ status })).toBe(available)
})

test.each([
  ['in_stock', false],
  ['coming_soon', false],
  ['sold', true],
  ['withdrawn', false],
] as const)('a car that is %s is sold: %s (Spec 4.01)', (status, sold) => {
  expect(isSold({ status })).toBe(sold)
})

test.each([
  ['in_stock', false],
  ['coming_soon', false],
  ['sold', false],
  ['withdrawn', true],
] as const)('a car that is %s is withdrawn: %s (D13)', (status, withdrawn) => {
  expect(isWithdrawn({ status })).toBe(withdrawn)
})

test.each([
  [{ status: 'in_stock' }, undefined],
  [{ status: 'in_stock', reserved: true }, 'reserved'],
  [{ status: 'coming_soon' }, 'coming_soon'],
  [{ status: 'coming_soon', reserved: true }, 'reserved'],
  [{ status: 'in_stock', preorder: true }, 'preorder'],
  [{ status: 'coming_soon', preorder: true }, 'coming_soon'],
  [{ status: 'sold', reserved: true }, undefined],
  [{ status: 'withdrawn', preorder: true }, undefined],
] as const)('for %j a buyer has to wait because of %s (Spec 2.44, 4.01)', (car, reason) => {
  expect(awaited(car)).toBe(reason)
})
