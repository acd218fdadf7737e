import { expect, test } from 'vitest'
import { type ReviewDefaults, type ReviewRow, reviewRow } from './review-row.ts'

const row = {
  'Reviewer name': 'Anneke V.',
  'Star rating': 'FIVE',
  Comment: ' Signed that afternoon. ',
  'Create time': '2026-11-14T03:12:44Z',
}
const read = (more: object = {}, defaults: Partial<ReviewDefaults> = {}) =>
  reviewRow({ ...row, ...more }, { source: 'Google', monthFirst: false, ...defaults })

const idOf = (read: ReviewRow) => ('review' in read ? read.review.id : '')

test('a row has a day, where it was written and an id that stays (Spec 3.34, 9.22)', () => {
  const first = read()
  expect(first).toEqual({
    review: {
      id: expect.stringMatching(/^annekev-\w+$/),
      customer_name: 'Anneke V.',
      text: 'Signed that afternoon.',
      rating: 5,
      review_date: '2026-11-14',
      source: 'Google',
    },
  })
  expect(read()).toEqual(first)
  expect(read({ Comment: 'Another' })).not.toMatchObject({ review: { id: idOf(first) } })
  expect(read({ Platform: 'Facebook', Location: 'south' }, { location: 'north' })).toMatchObject({
    review: { source: 'Facebook', location: 'south' },
  })
  expect(read({}, { location: 'north' })).toMatchObject({ review: { location: 'north' } })
})

test.each([
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['5/5', 5],
  ['3 out of 5', 3],
  ['2 stars', 2],
  ['★★★★☆', 4],
])('the rating %s is %d (Spec 3.34)', (text, rating) => {
  expect(read({ 'Star rating': text })).toMatchObject({ review: { rating } })
})

test.each([
  ['4/3/2026', false, '2026-03-04'],
  ['4/3/2026', true, '2026-04-03'],
  ['14.11.2026', false, '2026-11-14'],
])('the day %s is read as the country writes it (%s) (Spec 3.34)', (text, monthFirst, day) => {
  expect(read({ 'Create time': text }, { monthFirst })).toMatchObject({
    review: { review_date: day },
  })
})

test.each([
  [{ 'Star rating': '9/10' }, 'rating cannot be read: "9/10"'],
  [{ 'Create time': '31/2/2026' }, 'review_date cannot be read: "31/2/2026"'],
  [{ 'Create time': 'last week' }, 'review_date cannot be read: "last week"'],
  [{ Comment: '' }, 'no text'],
  [{ 'Reviewer name': ' ' }, 'no customer_name'],
])('a row with %j is none (Spec 3.34)', (more, fault) => {
  expect(read(more)).toMatchObject({ fault })
})

test('a review is never without the place where it was written (Spec 9.22)', () => {
  expect(read({}, { source: undefined })).toMatchObject({ fault: 'no source' })
})
