import { describe, expect, test } from 'vitest'
import type { FinanceLender } from '../car/finance-lender.ts'
import { reasonsOf } from '../eligibility.ts'
import { financeEstimate } from './finance-estimate.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const lender: FinanceLender = {
  interestRate: 8.5,
  comparisonRate: 9.0672,
  paymentWeek: 106.49,
  paymentMonth: 461.44,
  termMonths: 60,
}
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const estimate = (provider: number, changes: object = {}, entry: FinanceLender = lender) =>
  financeEstimate(
    { ...car, finance_lenders: { [provider]: entry }, ...changes },
    { provider, excludedMakes: ['Tesla'], excludedDealerships: ['far-away'] },
    today,
  )
const reasons = (...args: Parameters<typeof estimate>) => reasonsOf(estimate(...args))
const providers = [1, 2, 3, 4, 5, 6, 7]

describe('an estimate', () => {
  test('states payments in whole dollars and exact rates (Spec 9.12)', () => {
    expect(estimate(4)).toEqual({
      eligible: true,
      interestRate: 8.5,
      comparisonRate: 9.0672,
      weekly: 106,
      monthly: 461,
      termMonths: 60,
    })
  })

  test('states the deposit, the balloon and the terms of the lender (Spec 3.19)', () => {
    const stated = { deposit: 2499, balloon: 7497, disclaimer: 'For private buyers.' }
    expect(estimate(4, {}, { ...lender, ...stated })).toMatchObject(stated)
  })

  test.each([
    [3, 7497, 7497],
    [3, 0, undefined],
    [3, undefined, undefined],
    [4, 7497, 7497],
    [4, 0, 0],
    [4, undefined, undefined],
  ])(
    'of provider %d with a balloon of $%s names a final payment of $%s (Spec 9.16)',
    (provider, balloon, named) => {
      expect(estimate(provider, {}, { ...lender, balloon })).toHaveProperty('balloon', named)
    },
  )

  test('has no terms where they have to be asked for (Spec 4.17)', () => {
    expect(estimate(4)).not.toHaveProperty('disclaimer', expect.anything())
  })

  test.each([
    [106.49, 106],
    [106.5, 107],
    [106.51, 107],
    [0.5, 1],
  ])('shows a payment of $%d as %s whole dollars (Spec 9.12)', (paid, shown) => {
    const paymentWeek = { ...lender, paymentWeek: paid, paymentMonth: paid }
    expect(estimate(2, {}, paymentWeek)).toHaveProperty('weekly', shown)
    expect(estimate(2, {}, paymentWeek)).toHaveProperty('monthly', shown)
  })

  test.each([0.49, 0, Number.NaN, Infinity])('has no payment of $%d (Spec 9.12)', (paid) => {
    const answer = estimate(2, {}, { ...lender, paymentWeek: paid, paymentMonth: paid })
    expect(answer).toMatchObject({ eligible: true, weekly: undefined, monthly: undefined })
  })

  test('may cost nothing: rates of zero are rates (Spec 5.28)', () => {
    expect(reasons(1, {}, { ...lender, interestRate: 0, comparisonRate: 0 })).toEqual([])
  })
})

describe('every provider', () => {
  test.each(providers)('%d needs an entry of its own (Spec 5.28)', (provider) => {
    expect(reasons(provider, { finance_lenders: { other: lender } })).toEqual(['no_lender'])
    expect(reasons(provider, { finance_lenders: undefined })).toEqual(['no_lender'])
  })

  test.each(providers)('%d needs both rates (Spec 5.28, 5.29)', (provider) => {
    const { comparisonRate, ...withoutComparison } = lender
    const { interestRate, ...withoutInterest } = lender
    expect(reasons(provider, {}, withoutComparison)).toEqual(['rate_missing'])
    expect(reasons(provider, {}, withoutInterest)).toEqual(['rate_missing'])
  })

  test.each(providers)('%d takes no rate that is no number (Spec 5.28)', (provider) => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(reasons(provider, {}, { ...lender, interestRate: none })).toEqual(['rate_missing'])
      expect(reasons(provider, {}, { ...lender, comparisonRate: none })).toEqual(['rate_missing'])
    }
  })

  test.each(providers)('%d needs an available car (Spec 5.29-5.32, 4.01)', (provider) => {
    expect(reasons(provider, { status: 'sold' })).toEqual(['not_available'])
    expect(reasons(provider, { status: 'withdrawn' })).toEqual(['not_available'])
    expect(reasons(provider, { status: 'coming_soon' })).toEqual([])
  })

  test.each([
    ['Tesla', ['make_excluded']],
    ['TESLA', ['make_excluded']],
    ['Tesla Motors', []],
  ])('a make of %s, where Tesla is excluded: %j (Spec 5.28)', (make, expected) => {
    expect(reasons(2, { make })).toEqual(expected)
  })

  test.each([
    ['far-away', ['dealership_excluded']],
    ['far', []],
  ])('the dealership %s, where far-away is excluded: %j (Spec 5.28)', (slug, expected) => {
    expect(reasons(2, { dealership_slug: slug })).toEqual(expected)
  })

  test('a car of no dealership, where far-away is excluded, has an estimate (Spec 5.28)', () => {
    expect(reasons(2, { dealership_slug: undefined })).toEqual([])
  })

  test('may exclude nothing (Spec 5.28)', () => {
    const lenders = { ...car, make: 'Tesla', finance_lenders: { 2: lender } }
    expect(financeEstimate(lenders, { provider: 2 }, today).eligible).toBe(true)
  })

  test.each([0, 8, 1.5, Number.NaN])('%d is no kind of provider (Spec 5.28)', (provider) => {
    expect(reasons(provider)).toEqual(['unknown_provider'])
  })

  test('reports every reason at once (Spec 5.28, 5.29)', () => {
    const unfit = { price: 0, year: 2000, status: 'sold', make: 'Tesla' }
    const always = ['not_available', 'price_not_over_500', 'year_too_old', 'make_excluded']
    expect(reasons(1, unfit)).toEqual(always)
    expect(reasons(1, unfit, {})).toEqual([...always, 'rate_missing'])
    expect(reasons(1, { ...unfit, finance_lenders: {} })).toEqual([...always, 'no_lender'])
  })
})
