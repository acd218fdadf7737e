import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import { listing } from '#domain/car/listing.ts'
import { comparedPrice } from '#domain/car/price-display.ts'
import type { Repayments } from '#domain/stock-query/document.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { figureSet, notInStock, queryParts, querySet } from './query-set.fixture.ts'
import { searchOfCars } from './search-of-cars.ts'

const now = '2026-11-21T00:00:00.000Z'
const settings = { now: new Date(now), soldListedDays: 3 }

const repayments: Repayments = {
  period: 'week',
  of: (car) => car.finance_lenders?.['4']?.paymentWeek,
}

const dealers = DEMO_TENANTS.map((name) => {
  const cars = demoStock(name, { now: new Date(now) }).filter(
    (car) => listing(car, settings).eligible,
  )
  const options = { now, soldListedDays: 3, newTagDays: 8, repayments }
  return { name, cars, search: searchOfCars(cars, options) }
})

test.each(querySet)(
  '"%s" finds the cars that it means, at every demo dealer (D10)',
  (query, means) => {
    const found = dealers.map(({ name, search }) => {
      const { hits, count } = search.search({ state: { ...emptyState, query }, hitsPerPage: 1_000 })
      return { name, count, wrong: hits.filter((car) => !means(car)).map((car) => car.name) }
    })
    const expected = dealers.map(({ name, cars }) => ({
      name,
      count: cars.filter(means).length,
      wrong: [],
    }))
    expect(found).toEqual(expected)
  },
)

test.each(figureSet)(
  '"%s" finds the cars that it means where cars state it, else it is left out and said (D10, D11)',
  (query, states, means) => {
    for (const { cars, search } of dealers) {
      const { hits, reading } = search.search({
        state: { ...emptyState, query },
        hitsPerPage: 1_000,
      })
      const isStated = cars.some(states)
      expect(reading.unstated === undefined).toBe(isStated)
      expect(reading.filters.map(({ facet }) => facet)).not.toContain('km')
      expect(reading.filters.map(({ facet }) => facet)).not.toContain('price')
      if (!isStated) continue
      expect(hits.filter((car) => !means(car)).map((car) => car.name)).toEqual([])
      expect(hits).toHaveLength(cars.filter(means).length)
    }
    expect(dealers.some(({ cars }) => cars.some(means))).toBe(true)
  },
)

test.each(notInStock)('"%s" finds nothing else, at every demo dealer (D10)', (query) => {
  const found = dealers.map(
    ({ search }) => search.search({ state: { ...emptyState, query } }).count,
  )
  expect(found).toEqual(dealers.map(() => 0))
})

test('random words beside random filters find as many cars as a count by hand (D8, D10)', () => {
  const makes = ['Toyota', 'Mazda', 'Ford', 'Kia']
  const search = fc.record({
    parts: fc.shuffledSubarray([...queryParts], { minLength: 1, maxLength: 4 }),
    chosen: fc.subarray(makes, { maxLength: 2 }),
    top: fc.option(fc.integer({ min: 10, max: 60 }).map((thousands) => thousands * 1_000)),
    dealer: fc.constantFrom(...dealers),
  })
  fc.assert(
    fc.property(search, ({ parts, chosen, top, dealer: { cars, search } }) => {
      const state = {
        ...emptyState,
        query: parts.map(([words]) => words).join(' '),
        terms: chosen.length === 0 ? {} : { make: chosen.toSorted() },
        ranges: top === null ? {} : { price: { max: top } },
      }
      const withWords = cars.filter((car) => parts.every(([, means]) => means(car)))
      const isUnder = (car: Car) => top === null || (comparedPrice(car) ?? Infinity) <= top
      const isMade = (car: Car) => chosen.length === 0 || chosen.includes(car.make)
      const { count, facets } = search.search({ state })
      expect(count).toBe(withWords.filter((car) => isUnder(car) && isMade(car)).length)
      const ofMakes = withWords.filter(isUnder).map((car) => car.make)
      for (const [make, own] of Object.entries(facets.make ?? {}))
        expect(own).toBe(ofMakes.filter((other) => other === make).length)
    }),
    { numRuns: 300 },
  )
})

test('the set has 150 queries, and hardly one that means no car of any dealer (D10)', () => {
  expect(querySet.length).toBeGreaterThanOrEqual(150)
  const empty = querySet.filter(([, means]) => !dealers.some(({ cars }) => cars.some(means)))
  expect(empty.length).toBeLessThan(10)
})
