import { expect, test } from 'vitest'
import { searchOfCars } from '../search/search-of-cars.ts'
import { car, options } from '../search/stock-search.fixture.ts'
import { searchFacts } from './search-facts.ts'

const offered = (...cars: Parameters<typeof car>[1][]) =>
  searchFacts(
    searchOfCars(
      cars.map((fields, index) => car(`${index}`, fields)),
      options,
    ),
    '',
  )
    .facets.map(({ title }) => title)
    .filter((title) => /body|fuel|colour|paint|price/i.test(title))

test('of filters that say the same one is offered: the plain one, where any car has it (Spec 6.04)', () => {
  const plain = { simple_body: 'Ute', simple_fuel: 'Diesel' } as const
  const fine = { body: 'Dual cab', fuel: 'Diesel turbo', colour: 'Glacier White' }
  expect(offered({ ...plain, ...fine, price: 40_000 })).toEqual([
    'Body type',
    'Price',
    'Fuel type',
    'Colour',
  ])
  expect(offered({ body: 'Dual cab' })).toEqual(['Body style'])
})
