import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'
import { filterFields } from './stock-query/filter-fields.ts'

test.each([
  ['prise', 'price'],
  ['PRICE', 'price'],
  ['pric', 'price'],
  ['prrice', 'price'],
  ['pirce', 'price'],
  ['rpcie', undefined],
  ['kmm', 'km'],
  ['kilometres', undefined],
  ['colours', 'colour'],
  ['color', 'colour'],
  ['car-type', 'car_type'],
  ['show_on_website', 'show_on_dealer_website'],
  ['zzz', undefined],
  ['', undefined],
])('of the fields of a filter "%s" may mean %s (D9)', (name, meant) => {
  expect(nearestName(name, filterFields)).toBe(meant)
})

test.each([
  ['abc', undefined],
  ['abcd', 'abcdef'],
  ['abcde', 'abcdef'],
  ['abcdefgh', 'abcdef'],
  ['abcdefghi', 'abcdef'],
  ['abcdefghij', undefined],
])('a slip in every third letter is near, more is not: "%s" may mean %s (D4)', (name, meant) => {
  expect(nearestName(name, ['abcdef', 'xyz'])).toBe(meant)
})

test('of two near names the nearer is meant, of equally near ones the first (D4)', () => {
  expect(nearestName('models', ['make_model', 'modell', 'model'])).toBe('modell')
  expect(nearestName('model_', ['make_model', 'modell', 'model'])).toBe('model')
  expect(nearestName('price', [])).toBeUndefined()
})
