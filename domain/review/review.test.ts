import { describe, expect, test } from 'vitest'
import { withoutAbsent } from '../absence.ts'
import { reviewSchema, reviewSummarySchema } from './review.ts'
import { reviewSummary } from './review-summary.ts'

const full = {
  id: 'r1',
  customer_name: 'Priya N.',
  text: 'Straight answers and a clean car.',
  rating: 4.5,
  image: 'https://example.com/priya.jpg',
  created_at_time_ago_in_words: '3 days ago',
  review_date: '2026-03-03',
  review_date_in_words: '3 March 2026',
}

describe('a review', () => {
  test('keeps every field of the specification (Spec 3.34)', () => {
    expect(reviewSchema.parse(full)).toEqual(full)
  })

  test('needs only an id and a rating; null, empty and "null" are absence (Spec 3.34)', () => {
    const incomplete = { id: 'r1', rating: 0, text: 'null', image: null, customer_name: ' ' }
    expect(reviewSchema.parse(withoutAbsent(incomplete))).toEqual({ id: 'r1', rating: 0 })
  })

  test.each([
    ['below 0', -0.1, 'rating'],
    ['above 5', 5.1, 'rating'],
    ['as text', '5', 'rating'],
    ['that is no number', Number.NaN, 'rating'],
  ])('with a rating %s is refused (Spec 3.34)', (_, rating, path) => {
    const { error } = reviewSchema.safeParse({ ...full, rating })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('a summary of reviews', () => {
  test.each([
    ['has no average without a review', [], { count: 0 }],
    ['of one has its rating', [4.5], { count: 1, average_rating: 4.5 }],
    ['counts the low ratings too', [5, 4, 1, 0], { count: 4, average_rating: 2.5 }],
  ])('%s (Spec 3.34)', (_, ratings, summary) => {
    const found = reviewSummary(ratings.map((rating) => ({ rating })))
    expect(found).toEqual(summary)
    expect(reviewSummarySchema.parse(found)).toEqual(summary)
  })
})
