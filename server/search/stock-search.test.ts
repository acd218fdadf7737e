import { describe, expect, it } from 'vitest'
import { defaultSpokenWords } from '#domain/stock-query/default-spoken-words.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { searchOfCars } from './search-of-cars.ts'
import { car, daysAgo, idsFor, options } from './stock-search.fixture.ts'

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
    repayments: { period: 'week', of: ({ price = 0 }) => price / 200 },
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

describe('repayments', () => {
  const cars = [car('dear', { price: 20_000 }), car('cheap', { price: 10_000 }), car('none')]
  const searchBy = (period: 'week' | 'month') => {
    const repayments = {
      period,
      of: ({ price }: { price?: number | undefined }) => price && price / 50,
    }
    const locale = period === 'week' ? 'en-AU' : 'en-US'
    const search = searchOfCars(
      cars,
      { ...options, repayments },
      { words: defaultSpokenWords(locale), locale },
    )
    return (query: string) => search.search({ state: searchStateOf(query) })
  }
  const idsBy = (period: 'week' | 'month', query: string) =>
    searchBy(period)(query).hits.map(({ id }) => id)

  it('are in buckets of the period that the site states them by (D11)', () => {
    const [weekly, monthly] = [searchBy('week')('').facets, searchBy('month')('').facets]
    expect(weekly.weekly_price_range).toEqual({ '200-250': 1, '400-450': 1 })
    expect(weekly.monthly_price_range).toEqual({})
    expect(monthly.monthly_price_range).toEqual({ '200-300': 1, '400-500': 1 })
    expect(monthly.weekly_price_range).toEqual({})
  })

  it.each(['week', 'month'] as const)(
    'by the %s put the lowest first, and what has none last (D11, Spec 9.04)',
    (period) => {
      expect(idsBy(period, 'sortBy=repayment_asc')).toEqual(['cheap', 'dear', 'none'])
    },
  )

  it.each(['week', 'month'] as const)(
    'by the %s come lowest first where words ask for low ones, unless another order is chosen (D10)',
    (period) => {
      expect(idsBy(period, 'query=low+repayments')).toEqual(['cheap', 'dear'])
      expect(idsBy(period, 'query=low+repayments&sortBy=price_desc')).toEqual(['dear', 'cheap'])
    },
  )

  it('are found by words, in the period that was typed (D10, D11)', () => {
    expect(idsBy('month', 'query=under+$300+a+month')).toEqual(['cheap'])
    expect(idsBy('month', 'query=under+$60+a+week')).toEqual(['cheap'])
    expect(idsBy('week', 'query=under+$300+a+month')).toEqual([])
  })

  it('are left out, and said, where the site estimates none (D10, D11)', () => {
    const found = searchOfCars(cars, options).search({
      state: { ...emptyState, query: 'hilux low payments' },
    })
    expect([found.count, found.reading.unstated]).toEqual([3, ['low payments']])
  })
})

describe('what buyers say', () => {
  const cars = [
    car('van', { simple_body: 'People Mover', seats: 8, variant: { power: 200 } }),
    car('hatch', {
      simple_body: 'Hatchback',
      seats: 5,
      price: 9_000,
      variant: { acceleration: 9, fuelconsumptioncombined: 5.5, enginesize: 1500 },
    }),
    car('ev', {
      simple_body: 'Sedan',
      simple_fuel: 'Electric',
      seats: 5,
      price: 60_000,
      variant: { acceleration: 4, power: 300, brakedtowing: 1_600 },
    }),
    car('ute', { simple_body: 'Ute', seats: 5, price: 14_000, variant: { brakedtowing: 3_500 } }),
    car('gone', {
      status: 'sold',
      sold_date_timestamp: daysAgo(1),
      variant: { acceleration: 2, fuelconsumptioncombined: 3 },
    }),
  ]

  it.each([
    ['family', ['van']],
    ['family car', ['van']],
    ['first car', ['hatch']],
    ['cheap to run', ['ev', 'hatch']],
    ['fastest', ['ev', 'hatch']],
    ['tows 3000kg', ['ute']],
    ['towing 3,000 kg', ['ute']],
    ['3.5t towing capacity', ['ute']],
    ['tow 1.5', ['ev', 'ute']],
    ['tows 3000', ['ute']],
    ['fastest under $10k', ['hatch']],
  ])('"%s" finds %j, and one chip says how it was read (D10)', (query, ids) => {
    expect(idsFor(cars, `query=${encodeURIComponent(query)}`)).toEqual(ids)
  })

  it('means the most powerful first where no car states how quick it is (D10)', () => {
    const stated = ['a', 'b'].map((id) => car(id, { variant: { power: id === 'a' ? 90 : 120 } }))
    expect(idsFor(stated, 'query=fastest')).toEqual(['b', 'a'])
  })

  it('is read in pounds on an American site, where no unit is typed (D10, Spec 9.25)', () => {
    const spoken = { words: [], locale: 'en-US' as const }
    const search = searchOfCars(cars, options, spoken)
    const found = search.search({ state: { ...emptyState, query: 'tows 7000' } })
    expect(found.hits.map(({ id }) => id)).toEqual(['ute'])
    expect(found.reading.filters).toMatchObject([{ text: 'Tows 7000 lb or more' }])
  })

  it('goes with other words (D10)', () => {
    const { reading, count } = searchOfCars(cars, options).search({
      state: { ...emptyState, query: 'family people mover' },
    })
    expect(count).toBe(1)
    expect(reading.filters.map(({ text }) => text)).toEqual([
      'Family: SUV, wagon or people mover, 5+ seats',
      undefined,
    ])
  })

  it('that no car in stock answers is left out, and said (D10)', () => {
    const { reading, count } = searchOfCars([car('only')], options).search({
      state: { ...emptyState, query: 'fastest hilux for the family' },
    })
    expect([count, reading.unstated]).toEqual([1, ['fastest', 'family']])
  })
})
