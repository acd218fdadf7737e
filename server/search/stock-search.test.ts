import { describe, expect, it } from 'vitest'
import { type CarInput, carSchema } from '#domain/car/car.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { searchOfCars } from './search-of-cars.ts'
import type { StockIndexOptions } from './stock-index.ts'

const now = '2026-03-10T00:00:00.000Z'
const daysAgo = (days: number) => Date.parse(now) / 1000 - days * 86_400
const options: StockIndexOptions = { now, soldListedDays: 3, newTagDays: 8 }

const car = (id: string, fields: Partial<CarInput> = {}) =>
  carSchema.parse({
    ...{ id, slug: `slug-${id}`, name: '2022 Toyota Hilux', make: 'Toyota', model: 'Hilux' },
    ...{ car_type: 'used', status: 'in_stock', ...fields },
  })

const idsFor = (
  cars: ReturnType<typeof car>[],
  query = '',
  extra: Partial<StockIndexOptions> = {},
) =>
  searchOfCars(cars, { ...options, ...extra })
    .search({ state: searchStateOf(query) })
    .hits.map(({ id }) => id)

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
    car('sold', { price: 30_000, created_at: '2026-11-19T00:00:00.000Z', ...soldAt }),
    car('cheap', { price: 20_000, created_at: '2026-11-01T00:00:00.000Z' }),
    car('dear', { price: 40_000, created_at: '2026-11-02T00:00:00.000Z' }),
  ]
  for (const order of ['latest', 'price_asc', 'price_desc', 'relevance']) {
    expect(idsFor(cars, `sortBy=${order}`).at(-1), order).toBe('sold')
  }
})

describe('the order', () => {
  const cars = [
    car('old', { price: 30_000, created_at: '2025-06-01T00:00:00.000Z', photos_count: 2 }),
    car('dear', { price: 90_000, created_at: '2026-02-01T00:00:00.000Z', photos_count: 10 }),
    car('poa', { price: 0, created_at: '2026-03-09T00:00:00.000Z', photos_count: 10 }),
    car('undated', { price: 10_000 }),
  ]

  it.each([
    ['price_asc', ['undated', 'old', 'dear', 'poa']],
    ['price_desc', ['dear', 'old', 'undated', 'poa']],
    ['latest', ['poa', 'dear', 'old', 'undated']],
    ['relevance', ['dear', 'poa', 'old', 'undated']],
  ])('%s puts cars without the value last (Spec 9.04)', (sortBy, ids) => {
    expect(idsFor(cars, `sortBy=${sortBy}`)).toEqual(ids)
  })

  it("by relevance follows the dealer's own rank where there is one (Spec 7.03)", () => {
    expect(idsFor([...cars, car('chosen', { custom_rank: 1, status: 'coming_soon' })])[0]).toBe(
      'chosen',
    )
  })
})

describe('keywords', () => {
  const cars = [
    car('ev', { make: 'Kia', model: 'EV6', fuel: 'Electric', year: 2024, price: 70_000 }),
    car('everest', { make: 'Ford', model: 'Everest', fuel: 'Diesel', colour: 'Arctic White' }),
    car('cx5', { make: 'Mazda', model: 'CX-5', badge: 'Touring', stocknum: 'U1234' }),
    car('citroen', { make: 'Citroën', model: 'C3', standardEquipment: ['Panoramic sunroof'] }),
  ]

  it.each([
    ['EV', ['ev']],
    ['eve', ['everest']],
    ['kia ev6', ['ev']],
    ['everst', ['everest']],
    ['evereest', ['everest']],
    ['ford evreest', ['everest']],
    ['fod', []],
    ['cx5', ['cx5']],
    ['cx-5 tour', ['cx5']],
    ['u1234', ['cx5']],
    ['u1235', []],
    ['citroen', ['citroen']],
    ['sunroof', ['citroen']],
    ['2024', ['ev']],
    ['white ford', ['everest']],
    ['white kia', []],
  ])('%s finds %j (D10)', (words, ids) => {
    expect(idsFor(cars, `query=${encodeURIComponent(words)}`)).toEqual(ids)
  })
})

describe('facets', () => {
  const cars = [
    car('a', {
      price: 9_999,
      seats: 5,
      simple_body: 'Ute',
      location: { name: 'North', distribution_locations: ['South'] },
    }),
    car('b', { price: 10_000, seats: 7, simple_body: 'SUV', simple_fuel: 'Hybrid', make: 'Kia' }),
    car('c', {
      price: 5,
      standardEquipment: ['Wireless Apple CarPlay', 'Tow Bar'],
      badge: 'constructor',
    }),
  ]
  const search = searchOfCars(cars, {
    ...options,
    weeklyEstimate: ({ price = 0 }) => price / 200,
  })

  it("are derived from the car's fields (Spec 3.20, D11)", () => {
    const { facets } = search.search({ state: emptyState })
    expect(facets.make_model).toEqual({ 'Toyota Hilux': 2, 'Kia Hilux': 1 })
    expect(facets.categories).toEqual({ Utes: 1, SUVs: 1, Hybrids: 1 })
    expect(facets.filtered_features).toEqual({ 'Apple CarPlay': 1, 'Tow Bar': 1 })
    expect(facets.location_attribute).toEqual({ North: 1, South: 1 })
    expect(facets.seats).toEqual({ 5: 1, 7: 1 })
    expect(facets.price_range).toEqual({ '<10000': 1, '10000-20000': 1 })
    expect(facets.weekly_price_range).toEqual({ '<50': 2, '50-100': 1 })
    expect(facets.badge).toEqual({ constructor: 1 })
  })

  it('ignore their own filter and respect all others (D8)', () => {
    const { facets, count } = search.search({ state: searchStateOf('make=Kia&simple_body=SUV') })
    expect(count).toBe(1)
    expect(facets.make).toEqual({ Kia: 1 })
    expect(facets.simple_body).toEqual({ SUV: 1 })
    expect(facets.seats).toEqual({ 7: 1 })
  })

  it('leave prices that are not shown out of ranges (Spec 4.08)', () => {
    expect(search.search({ state: emptyState }).stats.price).toEqual({ min: 9_999, max: 10_000 })
    expect(idsFor(cars, 'price=:9999')).toEqual(['a'])
  })

  it('leave subscriptions of $0 out of ranges (Spec 4.06)', () => {
    const subscribed = [
      car('free', { subscription_price: 0 }),
      car('weekly', { subscription_price: 199 }),
    ]
    const { stats } = searchOfCars(subscribed, options).search({ state: emptyState })
    expect(stats.subscription_price).toEqual({ min: 199, max: 199 })
    expect(idsFor(subscribed, 'subscription_price=:300')).toEqual(['weekly'])
  })

  it('are counted only where requested', () => {
    const { facets, stats } = search.search({ state: emptyState, facets: ['make', 'price'] })
    expect([Object.keys(facets), Object.keys(stats)]).toEqual([['make'], ['price']])
  })
})

describe('paging', () => {
  const search = searchOfCars(
    [...Array(43).keys()].map((n) => car(`${n}`, { custom_rank: 100 - n })),
    options,
  )
  const page = (query: string, hitsPerPage?: number) => {
    const state = searchStateOf(query)
    const result = search.search({ state, ...(hitsPerPage !== undefined && { hitsPerPage }) })
    return [result.page, result.pages, result.hits.length, result.hits[0]?.id]
  }

  it('shows 21 cars a page (Spec 9.02)', () => {
    expect(page('')).toEqual([1, 3, 21, '0'])
    expect(page('page=3')).toEqual([3, 3, 1, '42'])
  })

  it('returns the last page for one beyond it', () => {
    expect(page('page=50')).toEqual([3, 3, 1, '42'])
    expect(page('page=50&make=Nobody')).toEqual([1, 0, 0, undefined])
  })

  it('counts without returning cars', () => {
    expect(page('page=2', 0)).toEqual([1, 0, 0, undefined])
  })
})

it('knows the best figures of listed cars (Spec 3.15)', () => {
  const search = searchOfCars(
    [
      car('a', { variant: { acceleration: 4.3, power: 353 } }),
      car('b', { variant: { acceleration: 3.1, electricrange: 528 } }),
      car('c', { variant: { power: 900 }, status: 'withdrawn' }),
    ],
    options,
  )
  expect(search.best).toEqual({ acceleration: 3.1, power: 353, range: 528 })
})

it('names the makes, models and bodies that the site has or had, each as a listed car has it (Spec 2.17)', () => {
  const search = searchOfCars(
    [
      car('a', { simple_body: 'Ute' }),
      car('b', { make: 'Kia', model: 'Rio', simple_body: 'Hatchback' }),
      car('c', { make: 'Kia', model: 'Carnival' }),
      car('d', { make: 'Ford', model: 'Ranger', status: 'withdrawn' }),
      car('e', { make: 'KIA', model: 'Sorento', simple_body: 'SUV', status: 'sold' }),
    ],
    options,
  )
  expect(search.makes).toEqual(['Ford', 'Kia', 'Toyota'])
  expect(search.modelsByMake).toEqual({
    Ford: ['Ranger'],
    Kia: ['Carnival', 'Rio', 'Sorento'],
    Toyota: ['Hilux'],
  })
  expect(search.bodies).toEqual(['Hatchback', 'SUV', 'Ute'])
})
