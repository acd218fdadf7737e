import { describe, expect, test } from 'vitest'
import { shownReviews } from './shown-reviews.ts'
import { starParts } from './star-parts.ts'

describe('a review', () => {
  test.each([
    ['of 3.9 stars is hidden', 3.9, undefined, false],
    ['of 4 stars shows', 4, undefined, true],
    ['of 4.1 stars shows', 4.1, undefined, true],
    ['of 0 stars is hidden', 0, undefined, false],
    ['of 2.9 stars is hidden by a site that shows from 3', 2.9, 3, false],
    ['of 3 stars shows on a site that shows from 3', 3, 3, true],
    ['of 3.1 stars shows on a site that shows from 3', 3.1, 3, true],
    ['of 4 stars is hidden by a site that shows only 5', 4, 5, false],
  ])('%s (Spec 9.22)', (_, rating, minimum, shown) => {
    expect(shownReviews([{ rating }], minimum)).toHaveLength(shown ? 1 : 0)
  })
})

test.each([
  [0, 0],
  [11, 11],
  [12, 12],
  [13, 12],
  [500, 12],
])('of %i reviews %i show (Spec 9.22)', (count, shown) => {
  expect(shownReviews(Array.from({ length: count }, () => ({ rating: 5 })))).toHaveLength(shown)
})

test('the newest day comes first, those of one day as given, those without a day last (Spec 9.22)', () => {
  const reviews = [
    { id: 'undated', rating: 5 },
    { id: 'old', rating: 5, review_date: '2025-12-31' },
    { id: 'undated too', rating: 5 },
    { id: 'new', rating: 4, review_date: '2026-03-03' },
    { id: 'older', rating: 5, review_date: '2024-06-30' },
    { id: 'new too', rating: 5, review_date: '2026-03-03' },
    { id: 'newest', rating: 4, review_date: '2026-11-20' },
  ]
  const ids = ['newest', 'new', 'new too', 'old', 'older', 'undated', 'undated too']
  expect(shownReviews(reviews).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [0, { full: 0, partial: 0, empty: 5 }],
  [0.5, { full: 0, partial: 0.5, empty: 4 }],
  [3, { full: 3, partial: 0, empty: 2 }],
  [3.25, { full: 3, partial: 0.25, empty: 1 }],
  [4, { full: 4, partial: 0, empty: 1 }],
  [4.75, { full: 4, partial: 0.75, empty: 0 }],
  [5, { full: 4, partial: 1, empty: 0 }],
  [-1, { full: 0, partial: 0, empty: 5 }],
  [5.5, { full: 4, partial: 1, empty: 0 }],
  [Number.NaN, { full: 0, partial: 0, empty: 5 }],
  [1e12, { full: 4, partial: 1, empty: 0 }],
])('a rating of %d is drawn as %j (Spec 9.22)', (rating, parts) => {
  expect(starParts(rating)).toEqual(parts)
})
