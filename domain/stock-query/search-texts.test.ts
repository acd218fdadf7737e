import { expect, test } from 'vitest'
import { withPins } from './pins.ts'
import { searchTextsOf } from './search-texts.ts'
import { searchStateOf } from './url.ts'

const all = [
  { path: '/search/toyota', text: 'Serviced in our own workshop.' },
  { path: '/search', heading: 'Every car in our yards' },
]

test.each([
  { name: 'its path', query: '', pins: { make: ['Toyota'] }, found: '/search/toyota' },
  {
    name: 'another order',
    query: 'sortBy=latest',
    pins: { make: ['Toyota'] },
    found: '/search/toyota',
  },
  { name: 'a refined search', query: 'price=:30000', pins: { make: ['Toyota'] }, found: undefined },
  { name: 'keywords', query: 'query=tow', pins: { make: ['Toyota'] }, found: undefined },
  { name: 'a later page', query: 'page=2', pins: { make: ['Toyota'] }, found: undefined },
  { name: 'another path', query: '', pins: { make: ['Kia'] }, found: undefined },
  { name: 'the search of all stock', query: '', pins: undefined, found: '/search' },
])('$name has the texts of $found (Spec 2.17, 2.37)', ({ query, pins, found }) => {
  const state = withPins(searchStateOf(query), pins)
  expect(searchTextsOf(all, state, pins)).toBe(all.find(({ path }) => path === found))
})

test('a site without texts of its own has none for any search (Spec 2.17)', () => {
  expect(searchTextsOf([], searchStateOf(''))).toBeUndefined()
})
