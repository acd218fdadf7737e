import { expect, test } from 'vitest'
import { carouselEnds } from './carousel-ends.ts'

test.each([
  ['before the first', -1, 3, { isFirst: true, isLast: false }],
  ['at the first', 0, 3, { isFirst: true, isLast: false }],
  ['after the first', 1, 3, { isFirst: false, isLast: false }],
  ['at the last', 2, 3, { isFirst: false, isLast: true }],
  ['past the last', 3, 3, { isFirst: false, isLast: true }],
  ['at the only one', 0, 1, { isFirst: true, isLast: true }],
  ['without pictures', 0, 0, { isFirst: true, isLast: true }],
  ['nowhere', Number.NaN, 3, { isFirst: true, isLast: true }],
])('a carousel %s (%d of %d) is at the ends %j (Spec 4.16)', (_, at, count, ends) => {
  expect(carouselEnds(at, count)).toEqual(ends)
})
