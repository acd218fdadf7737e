import { expect, test } from 'vitest'
import { emptyReading } from './query-reading.ts'
import { read } from './read-query.fixture.ts'
import { partsOf, withoutMore, withoutOne } from './relaxed.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

const state = searchStateOf(
  'query=tow&make=Kia&make=Lotus&price=:20000&colour_family=Red&simple_body=Ute&page=3',
)

test('the weakest part of a search is dropped first: colour before price, body last (Spec 4.14)', () => {
  expect(partsOf(state, emptyReading)).toEqual([
    'colour_family',
    'price',
    'query',
    'make',
    'simple_body',
  ])
  expect(partsOf(searchStateOf('sortBy=latest'), emptyReading)).toEqual([])
})

test('each part is dropped with all its values, from page 1 on (Spec 4.14)', () => {
  expect(withoutOne(state, emptyReading).map(({ state }) => searchParamsOf(state))).toEqual([
    'query=tow&make=Kia&make=Lotus&simple_body=Ute&price=:20000',
    'query=tow&make=Kia&make=Lotus&simple_body=Ute&colour_family=Red',
    'make=Kia&make=Lotus&simple_body=Ute&price=:20000&colour_family=Red',
    'query=tow&simple_body=Ute&price=:20000&colour_family=Red',
    'query=tow&make=Kia&make=Lotus&price=:20000&colour_family=Red',
  ])
})

test('dropping one after another ends with all stock (Spec 4.14)', () => {
  const steps = withoutMore(searchStateOf('make=Kia&price=:20000&seats=7'), emptyReading)
  expect(steps.map(({ dropped, state }) => [dropped.join(' '), searchParamsOf(state)])).toEqual([
    ['seats', 'make=Kia&price=:20000'],
    ['seats price', 'make=Kia'],
    ['seats price make', ''],
  ])
})

test('words that filter are dropped one by one, like facets (Spec 4.14, D10)', () => {
  const state = searchStateOf('query=red ute under 5k, 7 seats&make=Kia&page=2')
  const reading = read(state.query)
  const ways = withoutOne(state, reading)
  expect(ways.map(({ state }) => `${state.query} ${state.page}`)).toEqual([
    'red ute under 5k 1',
    'red ute, 7 seats 1',
    'ute under 5k 7 seats 1',
    'red ute under 5k, 7 seats 1',
    'red under 5k, 7 seats 1',
  ])
  const [, twoLess] = withoutMore(state, reading)
  expect(twoLess?.state.query).toBe('red ute')
  expect(withoutMore(state, reading).at(-1)?.state).toMatchObject({ query: '', terms: {} })
})
