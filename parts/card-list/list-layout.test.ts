import { expect, test } from 'vitest'
import { cardSizes, closesLastRow, inWholeRows } from './list-layout.ts'

test.each([
  { name: 'a page of 21 with two promotions in two columns', cars: 21, cuts: [7, 15], columns: 2 },
  { name: 'in three columns', cars: 21, cuts: [7, 15], columns: 3 },
  { name: 'in four columns', cars: 21, cuts: [7, 15], columns: 4 },
])('the last promotion is wide for $name (Spec 2.42)', ({ cars, cuts, columns }) => {
  expect(closesLastRow('grid', cars, cuts, columns)).toBe(true)
})

test.each([
  { name: 'full rows', cars: 22, cuts: [7, 15], columns: 3 },
  { name: 'a hole of two', cars: 20, cuts: [7, 15], columns: 3 },
  { name: 'the end of a row', cars: 22, cuts: [3], columns: 4 },
  { name: 'one column', cars: 21, cuts: [7, 15], columns: 1 },
  { name: 'no promotion', cars: 20, cuts: [], columns: 3 },
])('it is not for $name (Spec 2.42)', ({ cars, cuts, columns }) => {
  expect(closesLastRow('grid', cars, cuts, columns)).toBe(false)
})

test('rows have no holes, and a feature begins with two cards in place of three (Spec 2.42)', () => {
  expect(closesLastRow('rows', 21, [7, 15], 3)).toBe(false)
  expect(closesLastRow('feature', 21, [7, 15], 3)).toBe(false)
  expect(closesLastRow('feature', 20, [7, 14], 3)).toBe(true)
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
