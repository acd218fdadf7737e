import { describe, expect, test } from 'vitest'
import type { FinanceLender } from '../car/finance-lender.ts'
import { eligibleUnless, reasonsOf } from '../eligibility.ts'
import { obstaclesOf } from './finance-conditions.ts'

const lender: FinanceLender = { paymentWeek: 106.49, paymentMonth: 461.44 }
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const at = (now: string, timeZone = 'Australia/Brisbane') => ({ now: new Date(now), timeZone })
const reasons = (...asked: Parameters<typeof obstaclesOf>) =>
  reasonsOf(eligibleUnless(...obstaclesOf(...asked)))
const obstacles = (provider: number, changes: object = {}, entry: FinanceLender = lender) =>
  reasons(provider, {
    car: { ...car, ...changes },
    lender: entry,
    today: at('2026-06-01T00:00:00Z'),
  })

describe.each([
  [1, 'above 500', ['price_not_over_500']],
  [2, 'of any amount', []],
  [3, 'of any amount', []],
  [4, 'above 500', ['price_not_over_500']],
  [5, 'above 500', ['price_not_over_500']],
  [6, 'above 500', ['price_not_over_500']],
  [7, 'above 500', ['price_not_over_500']],
])('provider %d asks for a price %s', (provider, _, reason) => {
  test.each([Number.NaN, -1, 0, 0.5, 499, 500])(
    'and finds %d too low, if it asks (Spec 5.29-5.32, 9.10)',
    (price) => {
      expect(obstacles(provider, { price })).toEqual(reason)
    },
  )

  test('and misses it where the car has none, if it asks (Spec 5.29-5.32, 9.10)', () => {
    expect(obstacles(provider, { price: undefined })).toEqual(reason)
  })

  test('and asks it of the offer where one runs (Spec 4.07, 5.29-5.32)', () => {
    expect(obstacles(provider, { price: 501, offer_price: 500 })).toEqual(reason)
    expect(obstacles(provider, { price: undefined, offer_price: 501 })).toEqual([])
  })

  test.each([500.01, 501, 1e12])('and finds %d enough (Spec 5.29-5.32, 9.10)', (price) => {
    expect(obstacles(provider, { price })).toEqual([])
  })
})

describe('provider 1 asks for a year newer than the current one minus 12', () => {
  test.each([
    [Number.NaN, ['year_too_old']],
    [0, ['year_too_old']],
    [2013, ['year_too_old']],
    [2014, ['year_too_old']],
    [2015, []],
  ])('in 2026 a car of %d is refused an estimate for %j (Spec 5.29, 9.14)', (year, expected) => {
    expect(obstacles(1, { year })).toEqual(expected)
  })

  test('a car of no known year counts as too old (Spec 5.29, 9.14)', () => {
    expect(obstacles(1, { year: undefined })).toEqual(['year_too_old'])
  })

  test.each([
    ['2026-12-31T13:59:59Z', 'Australia/Brisbane', []],
    ['2026-12-31T14:00:00Z', 'Australia/Brisbane', ['year_too_old']],
    ['2026-12-31T23:30:00Z', 'Australia/Brisbane', ['year_too_old']],
    ['2027-01-01T00:30:00Z', 'America/Los_Angeles', []],
  ])(
    'at %s in %s a car of 2015 is refused an estimate for %j (Spec 5.29)',
    (now, timeZone, expected) => {
      const fact = { car: { ...car, year: 2015 }, lender, today: at(now, timeZone) }
      expect(reasons(1, fact)).toEqual(expected)
    },
  )

  test('and no other provider does (Spec 5.30-5.32)', () => {
    expect([2, 3, 4, 5, 6, 7].flatMap((provider) => obstacles(provider, { year: 1990 }))).toEqual(
      [],
    )
  })
})

describe.each([2, 3])('provider %d', (provider) => {
  test('asks that the car is available and nothing else (Spec 5.30)', () => {
    expect(obstacles(provider, { year: 2060 })).toEqual([])
  })
})

describe.each([1, 4, 5, 6, 7])('provider %d', (provider) => {
  test.each([
    [2026, []],
    [2027, []],
    [2028, ['year_not_yet']],
    [2060, ['year_not_yet']],
  ])(
    'in 2026 takes a car of %d, or is kept from it by %j (Spec 5.29, 5.31, 5.32)',
    (year, expected) => {
      expect(obstacles(provider, { year })).toEqual(expected)
    },
  )

  test('takes the year of the calendar of its site (D5, Spec 5.29, 5.31, 5.32)', () => {
    const inYear = (timeZone: string) =>
      reasons(provider, {
        car: { ...car, year: 2028 },
        lender,
        today: at('2026-12-31T14:00:00Z', timeZone),
      })
    expect(inYear('Australia/Brisbane')).toEqual([])
    expect(inYear('America/Los_Angeles')).toEqual(['year_not_yet'])
  })
})

describe('payments', () => {
  const monthlyOnly = { paymentMonth: 461.44 }
  const weeklyOnly = { paymentWeek: 106.49 }

  test.each([4, 5, 6])('provider %d needs a weekly one (Spec 5.31)', (provider) => {
    expect(obstacles(provider, {}, monthlyOnly)).toEqual(['weekly_payment_missing'])
    expect(obstacles(provider, {}, weeklyOnly)).toEqual([])
  })

  test('provider 7 needs a monthly one (Spec 5.32)', () => {
    expect(obstacles(7, {}, weeklyOnly)).toEqual(['monthly_payment_missing'])
    expect(obstacles(7, {}, monthlyOnly)).toEqual([])
  })

  test.each([1, 2, 3])('provider %d needs none (Spec 5.29, 5.30)', (provider) => {
    expect(obstacles(provider, {}, {})).toEqual([])
  })

  test.each([
    [0, ['weekly_payment_missing']],
    [0.49, ['weekly_payment_missing']],
    [0.5, []],
    [0.51, []],
  ])('one of $%d, which shows in whole dollars: %j (Spec 5.31, 9.12)', (paymentWeek, expected) => {
    expect(obstacles(4, {}, { paymentWeek })).toEqual(expected)
  })
})
