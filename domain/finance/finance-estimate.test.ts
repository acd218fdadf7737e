import { describe, expect, test } from 'vitest'
import { financeEstimate } from './finance-estimate.ts'
import type { FinanceLender } from './finance-lender.ts'

const now = new Date('2026-06-01T00:00:00Z')
const lender: FinanceLender = {
  interestRate: 8.5,
  comparisonRate: 9.07,
  paymentWeek: 106.49,
  paymentMonth: 461.44,
  termMonths: 60,
}
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const estimate = (provider: number, changes: object = {}, entry: FinanceLender = lender) =>
  financeEstimate(
    { ...car, finance_lenders: { [provider]: entry }, ...changes },
    { provider, excludedMakes: ['Tesla'], excludedDealerships: ['far-away'] },
    { now },
  )
const reasons = (...args: Parameters<typeof estimate>) => {
  const answer = estimate(...args)
  return answer.eligible ? [] : answer.reasons
}

test('payments are whole dollars, rates stay exact (Spec 9.12)', () => {
  expect(estimate(4)).toEqual({
    eligible: true,
    interestRate: 8.5,
    comparisonRate: 9.07,
    weekly: 106,
    monthly: 461,
    termMonths: 60,
  })
})

describe('every provider', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%d needs an entry of its own (Spec 5.28)', (provider) => {
    expect(reasons(provider, { finance_lenders: { other: lender } })).toEqual(['no_lender'])
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('%d needs both rates (Spec 5.28)', (provider) => {
    const { comparisonRate, ...withoutComparison } = lender
    const { interestRate, ...withoutInterest } = lender
    expect(reasons(provider, {}, withoutComparison)).toEqual(['rate_missing'])
    expect(reasons(provider, {}, withoutInterest)).toEqual(['rate_missing'])
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('%d needs an available car (Spec 5.29-5.32)', (provider) => {
    expect(reasons(provider, { status: 'sold' })).toEqual(['not_available'])
    expect(reasons(provider, { status: 'coming_soon' })).toEqual([])
  })

  test('excluded makes and dealerships have none (Spec 5.28)', () => {
    expect(reasons(2, { make: 'Tesla' })).toEqual(['make_excluded'])
    expect(reasons(2, { dealership_slug: 'far-away' })).toEqual(['dealership_excluded'])
  })
})

test.each([
  [1, 499, ['price_not_over_500']],
  [1, 500, ['price_not_over_500']],
  [1, 501, []],
  [2, 500, []],
  [3, 0, []],
  [4, 500, ['price_not_over_500']],
  [5, 501, []],
  [6, 500, ['price_not_over_500']],
  [7, 500, ['price_not_over_500']],
  [7, 501, []],
])('provider %d at a price of %d: %j (Spec 5.29-5.32, 9.10)', (provider, price, expected) => {
  expect(reasons(provider, { price })).toEqual(expected)
})

test.each([
  [2013, ['year_too_old']],
  [2014, ['year_too_old']],
  [2015, []],
])('provider 1 in 2026 with a car of %d: %j (Spec 5.29, 9.14)', (year, expected) => {
  expect(reasons(1, { year })).toEqual(expected)
})

test('providers 4 to 6 need a weekly payment, 7 a monthly one (Spec 5.31, 5.32)', () => {
  const { paymentWeek, ...monthlyOnly } = lender
  const { paymentMonth, ...weeklyOnly } = lender
  expect([4, 5, 6].map((provider) => reasons(provider, {}, monthlyOnly))).toEqual(
    Array.from({ length: 3 }, () => ['weekly_payment_missing']),
  )
  expect(reasons(7, {}, weeklyOnly)).toEqual(['monthly_payment_missing'])
  expect(reasons(7, {}, monthlyOnly)).toEqual([])
})

test('tells every reason at once', () => {
  expect(reasons(1, { price: 0, year: 2000, status: 'sold', make: 'Tesla' }).toSorted()).toEqual([
    'make_excluded',
    'not_available',
    'price_not_over_500',
    'year_too_old',
  ])
})
