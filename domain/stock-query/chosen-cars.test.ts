import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenCarsOf, chosenCarsQuery, MAX_CHOSEN } from './chosen-cars.ts'

const read = (query: string) => chosenCarsOf(new URLSearchParams(query))

test.each([
  ['make=Kia', []],
  ['car=b&car=a', ['b', 'a']],
  ['car=a&car=&car=a&car=b%00', ['a']],
  [`car=${'x'.repeat(101)}&car=y`, ['y']],
  ['car=a%2Cb&car=a+b', ['a,b', 'a b']],
])('the cars of ?%s are %j (Spec 1.04)', (query, ids) => {
  expect(read(query)).toEqual(ids)
})

test('no more than the limit are read (Spec 1.04)', () => {
  const ids = Array.from({ length: 99 }, (_, index) => `h${index}`)
  expect(read(chosenCarsQuery(ids))).toEqual(ids.slice(0, MAX_CHOSEN))
})

test('what was read from any query is written and read the same (Spec 1.04)', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 9 }), (values) => {
      const ids = read(chosenCarsQuery(values))
      expect(read(chosenCarsQuery(ids))).toEqual(ids)
    }),
  )
})
