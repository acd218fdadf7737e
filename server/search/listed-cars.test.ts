import { describe, expect, it } from 'vitest'
import type { CarInput } from '#domain/car/car.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import { emptyState, sortOrders } from '#domain/stock-query/state.ts'
import { searchOfCars } from './search-of-cars.ts'
import { car, daysAgo, idsFor, options } from './stock-search.fixture.ts'

describe('what is listed', () => {
  it.each<[string, Partial<CarInput>, boolean]>([
    ['a car in stock', {}, true],
    ['a car coming soon', { status: 'coming_soon' }, true],
    ['a car sold two days ago', { status: 'sold', sold_date_timestamp: daysAgo(2) }, true],
    [
      'a car sold just under three days ago',
      { status: 'sold', sold_date_timestamp: daysAgo(3) + 1 },
      true,
    ],
    ['a car sold three days ago', { status: 'sold', sold_date_timestamp: daysAgo(3) }, false],
    ['a sold car without a date', { status: 'sold' }, false],
    ['a withdrawn car', { status: 'withdrawn' }, false],
    ['a hidden car', { show_on_dealer_website: false }, false],
  ])('%s (Spec 4.01, 4.02, D13)', (_, fields, isListed) => {
    expect(idsFor([car('a', fields)])).toEqual(isListed ? ['a'] : [])
  })

  it("follows the site's filter (D9)", () => {
    const parsed = parseFilter('price > 0 AND NOT (car_type = demo AND km > 3000)')
    if (!parsed.ok) throw new Error(parsed.message)
    const cars = [
      car('priced', { price: 20_000 }),
      car('unpriced'),
      car('driven', { car_type: 'demo', km: 3001, price: 30_000 }),
      car('fresh', { car_type: 'demo', km: 3000, price: 30_000 }),
    ]
    const search = searchOfCars(cars, { ...options, stockFilter: parsed.filter })
    expect(search.size).toBe(2)
    expect(idsFor(cars, 'sortBy=price_asc', { stockFilter: parsed.filter })).toEqual([
      'priced',
      'fresh',
    ])
    expect(search.carBySlug('slug-unpriced')).toBeUndefined()
  })

  it('keeps the page of a car sold long ago or withdrawn (D13)', () => {
    const search = searchOfCars(
      [car('a', { status: 'sold', sold_date_timestamp: 1 }), car('b', { status: 'withdrawn' })],
      options,
    )
    expect(search.size).toBe(0)
    expect([search.carBySlug('slug-a')?.id, search.carBySlug('slug-b')?.id]).toEqual(['a', 'b'])
  })
})

describe('a car on offer', () => {
  const cars = [
    car('offered', { price: 26_000, offer_price: 23_500 }),
    car('plain', { price: 25_000 }),
    car('reduced', { price: 24_500, before_price: 27_000 }),
    car('no offer', { price: 22_000, offer_price: 10 }),
  ]

  it.each([
    ['price=:24000', ['offered', 'no offer']],
    ['price=25500:', []],
    ['price=23500:23500', ['offered']],
    ['price_range=20000-30000', ['offered', 'plain', 'reduced', 'no offer']],
    ['sortBy=price_asc', ['no offer', 'offered', 'reduced', 'plain']],
    ['sortBy=price_desc', ['plain', 'reduced', 'offered', 'no offer']],
  ])('is found by the price that its card shows: %s (Spec 3.20, 4.07, 9.04)', (query, ids) => {
    expect(idsFor(cars, query)).toEqual(ids)
  })

  it('is measured and filtered by that price (Spec 4.07, 5.02, D9)', () => {
    const parsed = parseFilter('price < 24000')
    if (!parsed.ok) throw new Error(parsed.message)
    const { stats } = searchOfCars(cars, options).search({ state: emptyState })
    expect(stats.price).toEqual({ min: 22_000, max: 25_000 })
    expect(idsFor(cars, '', { stockFilter: parsed.filter })).toEqual(['offered', 'no offer'])
  })
})

it('sold cars come after all others in each order (Spec 4.01, 9.04)', () => {
  const soldAt = { status: 'sold', sold_date_timestamp: daysAgo(1) } as const
  const cars = [
    car('sold', {
      price: 30_000,
      km: 1,
      year: 2026,
      created_at: '2026-11-19T00:00:00.000Z',
      ...soldAt,
    }),
    car('cheap', { price: 20_000, km: 2, year: 2020, created_at: '2026-11-01T00:00:00.000Z' }),
    car('dear', { price: 40_000, km: 3, year: 2019, created_at: '2026-11-02T00:00:00.000Z' }),
  ]
  for (const order of sortOrders.filter((one) => one !== 'repayment_asc')) {
    expect(idsFor(cars, `sortBy=${order}`).at(-1), order).toBe('sold')
  }
})

describe('the order', () => {
  const cars = [
    car('old', {
      price: 30_000,
      km: 90_000,
      created_at: '2025-06-01T00:00:00.000Z',
      photos_count: 2,
    }),
    car('dear', { price: 90_000, created_at: '2026-02-01T00:00:00.000Z', photos_count: 10 }),
    car('poa', {
      price: 0,
      km: 5_000,
      year: 2024,
      created_at: '2026-03-09T00:00:00.000Z',
      photos_count: 10,
    }),
    car('undated', { price: 10_000, km: 40_000, year: 2018 }),
  ]

  it.each([
    ['price_asc', ['undated', 'old', 'dear', 'poa']],
    ['price_desc', ['dear', 'old', 'undated', 'poa']],
    ['latest', ['poa', 'dear', 'old', 'undated']],
    ['relevance', ['dear', 'poa', 'old', 'undated']],
    ['km_asc', ['poa', 'undated', 'old', 'dear']],
    ['year_desc', ['poa', 'undated', 'old', 'dear']],
  ])('%s puts cars without the value last (Spec 9.04)', (sortBy, ids) => {
    expect(idsFor(cars, `sortBy=${sortBy}`)).toEqual(ids)
  })

  it("by relevance follows the dealer's own rank where there is one (Spec 7.03)", () => {
    expect(idsFor([...cars, car('chosen', { custom_rank: 1, status: 'coming_soon' })])[0]).toBe(
      'chosen',
    )
  })
})
