import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import { listing } from '#domain/car/listing.ts'
import { isSold } from '#domain/car/status.ts'
import { type SearchResponse, searchResponse } from '#domain/stock-query/search-response.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { searchParamsOf } from '#domain/stock-query/url.ts'
import { Cache } from '../cache/cache.ts'
import type { AppEnv } from '../http/app-env.ts'
import { hasRealListings, readRealListings, realListings } from './real-stock.fixture.ts'
import { searchRoutes } from './routes.ts'
import { searchOfCars } from './search-of-cars.ts'

const now = '2026-03-01T00:00:00.000Z'
const options = { now, soldListedDays: 3, newTagDays: 8 }

const demo = demoStock('harbour', { now: new Date(now), count: 2_000 })
const stocks: readonly [name: string, cars: readonly Car[]][] = [
  ['demo stock', demo.filter((car) => listing(car, { now: new Date(now) }).eligible)],
  ...(hasRealListings ? [['real listings', readRealListings()] as [string, Car[]]] : []),
]
if (!hasRealListings) console.warn(`Without real listings: ${realListings} was not found`)

/** Facets of the filter form, read directly from the car. */
const facetValue = {
  make: (car: Car) => car.make,
  model: (car: Car) => car.model,
  car_type: (car: Car) => car.car_type,
  fuel: (car: Car) => car.fuel,
  colour: (car: Car) => car.colour,
  drive: (car: Car) => car.drive,
  state: (car: Car) => car.state,
  city: (car: Car) => car.city,
  seats: (car: Car) => car.seats?.toString(),
} as const
type Facet = keyof typeof facetValue
const names = Object.keys(facetValue).filter((name): name is Facet => name in facetValue)

function passes(car: Car, state: SearchState, except?: Facet): boolean {
  const matchesFacets = names.every((name) => {
    const value = facetValue[name](car)
    const chosen = state.terms[name]
    return name === except || !chosen || (value !== undefined && chosen.includes(value))
  })
  const { price, year } = state.ranges
  return matchesFacets && isIn(shownPrice(car), price) && isIn(car.year, year)
}

/** The price on the card: the offer, else the price, if above $10. */
const shownPrice = ({ offer_price = 0, price = 0 }: Car): number | undefined =>
  offer_price > 10 ? offer_price : price > 10 ? price : undefined

function isIn(
  value: number | undefined,
  range: { min?: number; max?: number } | undefined,
): boolean {
  if (!range) return true
  return value !== undefined && value >= (range.min ?? value) && value <= (range.max ?? value)
}

/** Filters by values of existing cars, so that most searches have results. */
const searchOf = (cars: readonly Car[]): fc.Arbitrary<SearchState> =>
  fc
    .record({
      like: fc.array(fc.constantFrom(...cars), { minLength: 1, maxLength: 2 }),
      facets: fc.subarray([...names], { maxLength: 4 }),
      top: fc.option(fc.integer({ min: 5, max: 90 }).map((thousands) => thousands * 1000)),
      from: fc.option(fc.integer({ min: 2005, max: 2023 })),
      sortBy: fc.constantFrom('relevance' as const, 'price_asc' as const, 'price_desc' as const),
      page: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ like, facets, top, from, sortBy, page }) => ({
      query: '',
      sortBy,
      page,
      terms: Object.fromEntries(
        facets.flatMap((name) => {
          const values = like.flatMap((car) => facetValue[name](car) ?? [])
          return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]]
        }),
      ),
      ranges: {
        ...(top !== null && { price: { max: top } }),
        ...(from !== null && { year: { min: from } }),
      },
    }))

it.each(stocks)(
  'the engine, the API and a linear scan agree on %s (D7, D8)',
  { timeout: 60_000 },
  async (_, cars) => {
    const stock = searchOfCars(cars, options)
    expect(stock.size).toBe(cars.length)
    const app = new Hono<AppEnv>().route(
      '/',
      searchRoutes(
        () => ({ search: stock, version: '1' }),
        new Cache(0).section('results', () => 0),
      ),
    )
    await fc.assert(
      fc.asyncProperty(searchOf(cars), async (state) => {
        const found = stock.search({ state })
        expect(found.count).toBe(cars.filter((car) => passes(car, state)).length)
        for (const name of names) expect(found.facets[name]).toEqual(countByScan(cars, state, name))
        expect(found.hits.every((car) => passes(car, state))).toBe(true)
        expect(found.facets.price_range).toEqual(bracketsByScan(cars, state))
        if (state.sortBy !== 'relevance')
          expect(found.hits).toEqual(byPrice(cars, state, found.page))
        const response = await app.request(`/api/search?${searchParamsOf(state)}`)
        expect(await response.json()).toEqual(jsonOf(searchResponse(found)))
      }),
      { numRuns: 25 },
    )
  },
)

const jsonOf = (answer: SearchResponse): object => JSON.parse(JSON.stringify(answer))

function countByScan(cars: readonly Car[], state: SearchState, name: Facet) {
  const without = cars.filter((car) => passes(car, state, name))
  const values = without.flatMap((car) => facetValue[name](car) ?? [])
  const groups = Map.groupBy(values, (value) => value)
  return Object.fromEntries([...groups].map(([value, same]) => [value, same.length]))
}

function bracketsByScan(cars: readonly Car[], state: SearchState) {
  const prices = cars.filter((car) => passes(car, state)).flatMap((car) => shownPrice(car) ?? [])
  const groups = Map.groupBy(prices, (price) => {
    const from = Math.floor(price / 10_000) * 10_000
    if (from === 0) return '<10000'
    return from >= 100_000 ? '100000+' : `${from}-${from + 10_000}`
  })
  return Object.fromEntries([...groups].map(([bracket, same]) => [bracket, same.length]))
}

function byPrice(cars: readonly Car[], state: SearchState, page: number): Car[] {
  const sign = state.sortBy === 'price_asc' ? 1 : -1
  const found = cars.filter((car) => passes(car, state))
  const key = (car: Car) => {
    const price = isSold(car) ? undefined : shownPrice(car)
    return sign * (price ?? sign * Number.MAX_SAFE_INTEGER)
  }
  return found.toSorted((a, b) => key(a) - key(b)).slice((page - 1) * 21, page * 21)
}
