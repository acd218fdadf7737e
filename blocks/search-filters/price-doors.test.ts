import { expect, test } from 'vitest'
import type { SearchRequest } from '#domain/stock-query/result.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import { storySearch, storySite } from '#parts/story-site.ts'
import { priceDoors } from './price-doors.ts'

/** A stock with these prices, in dollars; by make every second car is found, by keywords none. */
const stockOf = (...prices: number[]) => ({
  best: {},
  search: ({ state }: SearchRequest) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = state.ranges.price ?? {}
    const isFound = (index: number) => state.query === '' && (!state.terms.make || index % 2 === 0)
    const stock = prices.filter((_, index) => isFound(index))
    const count = stock.filter((price) => price >= min && price <= max).length
    return fixtureResult([], { count })
  },
})
const steps = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000]

const doorsOf = async (query: string, prices: readonly number[], ...stock: number[]) =>
  priceDoors({ search: storySearch(query), site: storySite, ports: stockOf(...stock) }, prices)

test('each door counts the cars that its link finds, with the other choices (Spec 2.38)', async () => {
  const doors = await doorsOf(
    'make=Kia&price=15000:35000&page=3',
    steps,
    5000,
    15_000,
    25_000,
    55_000,
    65_000,
  )
  expect(doors).toEqual([
    { href: '/search?make=Kia', count: 3, isCurrent: false },
    { price: 10_000, href: '/search?make=Kia&price=:10000', count: 1, isCurrent: false },
    { price: 20_000, href: '/search?make=Kia&price=:20000', count: 1, isCurrent: false },
    { price: 30_000, href: '/search?make=Kia&price=:30000', count: 2, isCurrent: false },
    { price: 60_000, href: '/search?make=Kia&price=:60000', count: 2, isCurrent: false },
  ])
})

test('prices that change nothing are left out, and all where none is left', async () => {
  expect((await doorsOf('', steps, 15_000, 15_500, 90_000)).map(({ price }) => price)).toEqual([
    undefined,
    20_000,
  ])
  expect(await doorsOf('', steps, 5000, 6000)).toEqual([])
})

test('the prices are those of the page, whatever is chosen: it does not move (Spec 4.14)', async () => {
  const shown = async (query: string) =>
    (await doorsOf(query, steps, 15_000, 15_500, 90_000)).map(({ price, count }) => [price, count])
  expect(await shown('')).toEqual([
    [undefined, 3],
    [20_000, 2],
  ])
  expect(await shown('make=Kia&price=:20000')).toEqual([
    [undefined, 2],
    [20_000, 1],
  ])
  expect(await shown('query=zzzz')).toEqual([
    [undefined, 0],
    [20_000, 0],
  ])
})

test('of many prices the lowest, the highest and two between are shown', async () => {
  const stock = [5000, 15_000, 25_000, 35_000, 45_000, 55_000, 65_000]
  const doors = await doorsOf('price=:30000', [...steps].reverse(), ...stock)
  expect(doors.map(({ price, isCurrent }) => [price, isCurrent])).toEqual([
    [undefined, false],
    [10_000, false],
    [30_000, true],
    [40_000, false],
    [60_000, false],
  ])
})
