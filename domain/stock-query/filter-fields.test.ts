import { expect, test } from 'vitest'
import { facetNames } from './facets.ts'
import { filterFields, nearestName } from './filter-fields.ts'

test.each([
  ['prise', 'price'],
  ['PRICE', 'price'],
  ['pric', 'price'],
  ['prrice', 'price'],
  ['kmm', 'km'],
  ['kilometres', undefined],
  ['colours', 'colour'],
  ['color', 'colour'],
  ['show_on_website', 'show_on_dealer_website'],
  ['zzz', undefined],
  ['', undefined],
])('"%s" may mean %s (D9)', (name, meant) => {
  expect(nearestName(name, filterFields)).toBe(meant)
})

test.each([
  ['abc', undefined],
  ['abcd', 'abcdef'],
  ['abcde', 'abcdef'],
])(
  'a slip in every third letter is near, more is not: "%s" may mean %s (D4, D9)',
  (name, meant) => {
    expect(nearestName(name, ['abcdef', 'xyz'])).toBe(meant)
  },
)

test('of two near names the nearer is meant (D4, D9)', () => {
  expect(nearestName('model_', ['make_model', 'modell', 'model'])).toBe('modell')
  expect(nearestName('price', [])).toBeUndefined()
})

test('a filter may name every facet, and each field once (D9, Spec 3.20, 4.02)', () => {
  expect(facetNames.filter((name) => !filterFields.includes(name))).toEqual([])
  expect(new Set(filterFields).size).toBe(filterFields.length)
})
