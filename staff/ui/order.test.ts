import { expect, test } from 'vitest'
import { droppedAt, movedTo } from './order.ts'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['one up', 'c', 1, 'acbd'],
  ['one down', 'b', 2, 'acbd'],
  ['to the start', 'd', 0, 'dabc'],
  ['to the end', 'a', 3, 'bcda'],
  ['nowhere: above the first', 'a', -1, 'abcd'],
  ['nowhere: below the last', 'd', 4, 'abcd'],
  ['nowhere: not in the list', 'x', 0, 'abcd'],
])('a moved entry goes %s', (_, id, index, expected) => {
  expect(movedTo(ids, id, index).join('')).toBe(expected)
})

test.each([
  ['before another', ['d'], 'b', false, 'adbc'],
  ['after another', ['a'], 'c', true, 'bcad'],
  ['several, in their order', ['d', 'b'], 'a', false, 'bdac'],
  ['on its own place', ['b'], 'b', true, 'abcd'],
])('a dropped entry goes %s', (_, moved, id, isAfter, expected) => {
  expect(droppedAt(ids, new Set(moved), { id, isAfter }).join('')).toBe(expected)
})
