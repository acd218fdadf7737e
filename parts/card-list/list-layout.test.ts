import { expect, test } from 'vitest'
import { cardSizes, inWholeRows, lastPromoSpan, lastPromoSpans } from './list-layout.ts'

test.each([
  {
    name: 'a page of 21 with two promotions in two columns',
    cars: 21,
    cuts: [7, 15],
    columns: 2,
    span: 2,
  },
  { name: 'in three columns', cars: 21, cuts: [7, 15], columns: 3, span: 2 },
  { name: 'in four columns', cars: 21, cuts: [7, 15], columns: 4, span: 2 },
  {
    name: 'a page of 21 with one promotion that begins a row of four',
    cars: 21,
    cuts: [8],
    columns: 4,
    span: 3,
  },
  { name: 'full rows', cars: 22, cuts: [7, 15], columns: 3, span: 1 },
  { name: 'a hole of two at the end of a row', cars: 20, cuts: [7, 15], columns: 3, span: 1 },
  { name: 'the end of a row', cars: 22, cuts: [3], columns: 4, span: 1 },
  { name: 'one column', cars: 21, cuts: [7, 15], columns: 1, span: 1 },
  { name: 'no promotion', cars: 20, cuts: [], columns: 3, span: 1 },
])('the last promotion has $span places for $name (Spec 2.42)', ({ cars, cuts, columns, span }) => {
  expect(lastPromoSpan('grid', cars, cuts, columns)).toBe(span)
})

test('rows have no holes, and a feature begins with two cards in place of three (Spec 2.42)', () => {
  expect(lastPromoSpan('rows', 21, [7, 15], 3)).toBe(1)
  expect(lastPromoSpan('feature', 21, [7, 15], 3)).toBe(1)
  expect(lastPromoSpan('feature', 20, [7, 14], 3)).toBe(2)
})

test('a full page closes in every number of columns that its screen has room for (Spec 2.42, 9.02)', () => {
  const spans = (columns: number, cuts: number[], list: 'grid' | 'feature' = 'grid') =>
    Object.fromEntries(lastPromoSpans(list, 21, cuts, columns))
  expect(spans(4, [7, 15])).toEqual({ 2: 2, 3: 2, 4: 2 })
  // Where two columns are wanted there are no more.
  expect(spans(2, [8])).toEqual({})
  expect(spans(2, [7, 15])).toEqual({ 2: 2, 3: 2, 4: 2 })
  expect(spans(3, [7, 15], 'feature')).toEqual({})
})

test.each([
  { list: 'grid', cars: 8, columns: 3, shown: 6 },
  { list: 'grid', cars: 8, columns: 4, shown: 8 },
  { list: 'cells', cars: 4, columns: 3, shown: 3 },
  { list: 'grid', cars: 2, columns: 3, shown: 2 },
  { list: 'feature', cars: 8, columns: 3, shown: 8 },
  { list: 'feature', cars: 7, columns: 3, shown: 5 },
  { list: 'feature', cars: 2, columns: 3, shown: 2 },
  { list: 'rows', cars: 7, columns: 3, shown: 7 },
] as const)(
  '$shown of $cars cars are in whole rows of a $list of $columns columns (Spec 2.33)',
  ({ list, cars, columns, shown }) => expect(inWholeRows(list, cars, columns)).toBe(shown),
)

test('the first two pictures of a feature are larger (Spec 2.33)', () => {
  const sizes = cardSizes('feature', 3)
  expect(sizes(0)).toBe(sizes(1))
  expect(sizes(2)).not.toBe(sizes(1))
})
