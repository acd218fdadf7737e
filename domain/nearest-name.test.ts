import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'
import { filterFields } from './stock-query/filter-fields.ts'

test.each([
  ['prise', 'price'],
  ['PRICE', 'price'],
  ['pric', 'price'],
  ['prrice', 'price'],
  ['pirce', 'price'],
  ['rpcie', 'nothing'],
  ['kmm', 'km'],
  ['kilometres', 'nothing'],
  ['colours', 'colour'],
  ['color', 'colour'],
  ['car-type', 'car_type'],
  ['show_on_website', 'show_on_dealer_website'],
  ['zzz', 'nothing'],
  ['', 'nothing'],
])('of the fields of a filter "%s" may mean %s (D9)', (name, meant) => {
  expect(nearestName(name, filterFields) ?? 'nothing').toBe(meant)
})

test.each([
  ['abc', 'nothing'],
  ['abcd', 'abcdef'],
  ['abcde', 'abcdef'],
  ['abcdefgh', 'abcdef'],
  ['abcdefghi', 'abcdef'],
  ['abcdefghij', 'nothing'],
])('a slip in every third letter is near, more is not: "%s" may mean %s (D4)', (name, meant) => {
  expect(nearestName(name, ['abcdef', 'xyz']) ?? 'nothing').toBe(meant)
})

test('of two near names the nearer is meant, of equally near ones the first (D4)', () => {
  expect(nearestName('models', ['make_model', 'modell', 'model'])).toBe('modell')
  expect(nearestName('model_', ['make_model', 'modell', 'model'])).toBe('model')
  expect(nearestName('price', [])).toBeUndefined()
})
