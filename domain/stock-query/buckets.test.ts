import { expect, it } from 'vitest'
import { bucketOf, bucketsOf, priceBuckets, weeklyBuckets } from './buckets.ts'

it.each([
  [0, '<50'],
  [49.99, '<50'],
  [50, '50-100'],
  [99.99, '50-100'],
  [100, '100-150'],
  [499.99, '450-500'],
  [500, '500+'],
])('puts $%d a week into %s (D11)', (amount, bucket) => {
  expect(bucketOf(amount, weeklyBuckets)).toBe(bucket)
})

it('lists the buckets from the lowest to the highest (D11)', () => {
  const weeks = bucketsOf(weeklyBuckets)
  expect([weeks.length, weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual([
    11,
    '<50',
    '450-500',
    '500+',
  ])
  expect(bucketsOf(priceBuckets)).toHaveLength(11)
})

it.each([
  [-5, '<50'],
  [Number.NaN, '<50'],
  [Number.POSITIVE_INFINITY, '500+'],
  [1e12, '500+'],
])('puts $%d a week, absurd as it is, into %s (D11)', (amount, bucket) => {
  expect(bucketOf(amount, weeklyBuckets)).toBe(bucket)
})

it.each([
  [9_999, '<10000'],
  [10_000, '10000-20000'],
  [99_999, '90000-100000'],
  [100_000, '100000+'],
])('puts a price of $%d into %s (Spec 3.20)', (price, bucket) => {
  expect(bucketOf(price, priceBuckets)).toBe(bucket)
})
