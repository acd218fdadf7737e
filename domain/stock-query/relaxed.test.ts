import { expect, test } from 'vitest'
import { partsOf, withoutMore, withoutOne } from './relaxed.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

const state = searchStateOf(
  'query=tow&make=Kia&make=Lotus&price=:20000&colour_family=Red&simple_body=Ute&page=3',
)

test('the weakest part of a search is dropped first: colour before price, body last (Spec 4.14)', () => {
  expect(partsOf(state)).toEqual(['colour_family', 'price', 'query', 'make', 'simple_body'])
  expect(partsOf(searchStateOf('sortBy=latest'))).toEqual([])
})

test('each part is dropped with all its values, from page 1 on (Spec 4.14)', () => {
  expect(withoutOne(state).map(({ state }) => searchParamsOf(state))).toEqual([
    'query=tow&make=Kia&make=Lotus&simple_body=Ute&price=:20000',
    'query=tow&make=Kia&make=Lotus&simple_body=Ute&colour_family=Red',
    'make=Kia&make=Lotus&simple_body=Ute&price=:20000&colour_family=Red',
    'query=tow&simple_body=Ute&price=:20000&colour_family=Red',
    'query=tow&make=Kia&make=Lotus&price=:20000&colour_family=Red',
  ])
})

test('dropping one after another ends with all stock (Spec 4.14)', () => {
  const steps = withoutMore(searchStateOf('make=Kia&price=:20000&seats=7'))
  expect(steps.map(({ dropped, state }) => [dropped.join(' '), searchParamsOf(state)])).toEqual([
    ['seats', 'make=Kia&price=:20000'],
    ['seats price', 'make=Kia'],
    ['seats price make', ''],
  ])
})
