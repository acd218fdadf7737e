import { expect, test } from 'vitest'
import { oldestBeyond, resultCacheSize } from './result-cache.ts'

test.each([
  [0, 10],
  [9, 10],
  [10, 10],
  [11, 11],
  [30.9, 30],
  [-5, 10],
  [Number.NaN, 10],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('a cache with a maximum of %d holds %d results (Spec 9.02)', (maximum, size) => {
  expect(resultCacheSize(maximum)).toBe(size)
})

const keys = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [0, 12, []],
  [11, 12, []],
  [12, 12, []],
  [13, 12, [1]],
  [15, 12, [1, 2, 3]],
  [12, 2, [1, 2]],
  [1000, Number.POSITIVE_INFINITY, []],
])(
  'of %d results under a maximum of %d the oldest leave first: %j (Spec 4.14, 9.02)',
  (count, maximum, leaving) => {
    expect(oldestBeyond(keys(count), maximum)).toEqual(leaving)
  },
)
