import { describe, expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { calculatorFor } from './calculator-for.ts'
import { comparisonRate } from './comparison-rate.ts'
import { type PlannedText, plannedLoan, roundPrice } from './planned-loan.ts'

const fees = { upFront: 395, monthly: 8 }
const company = { provider: 4, disclaimerName: 'Jacaranda Finance' }
const byTerms = financeSchema.parse({
  ...company,
  rateAnnual: 9.5,
  comparisonRate: 10.2,
  termMonths: 60,
  depositPercent: 10,
})
const byFees = financeSchema.parse({ ...company, fees })
const unknown = financeSchema.parse(company)

const loan = (text: PlannedText, settings = byTerms) => plannedLoan(text, 20_000, settings)
const inputs = { price: 20_000, deposit: 2_000, termMonths: 60, ratePercent: 9.5, balloon: 0 }

describe('a planned loan', () => {
  test.each<[string, PlannedText, object]>([
    ['begins with the site’s terms', {}, {}],
    ['has the price of the address', { price: '$30,000' }, { price: 30_000, deposit: 3_000 }],
    ['has its deposit', { deposit: '5000' }, { deposit: 5_000 }],
    ['has its term', { term: '84' }, { termMonths: 84 }],
    ['has no price of 500', { price: '500' }, {}],
    ['has no price that is none', { price: 'lots' }, {}],
    ['has no deposit as large as the price', { deposit: '20000' }, {}],
    ['has no term of 121 months', { term: '121' }, {}],
    ['has a term of 120 months', { term: '120' }, { termMonths: 120 }],
    ['has no part of a month', { term: '12.5' }, {}],
    ['keeps a rate whose fees are not stated', { rate: '5' }, {}],
  ])('%s (Spec 9.14, D30)', (_, text, change) => {
    expect(loan(text)).toEqual({
      kind: 'figures',
      comparisonRate: 10.2,
      inputs: { ...inputs, ...change },
    })
  })

  test('has another rate with its own comparison rate, where the fees are stated (Spec 9.13)', () => {
    expect(loan({ rate: '7' }, byFees)).toMatchObject({
      comparisonRate: comparisonRate(7, fees),
      inputs: { ratePercent: 7 },
    })
    expect(loan({ rate: '101' }, byFees)).toMatchObject({ inputs: { ratePercent: 8.5 } })
  })

  test.each<[string, PlannedText, object]>([
    ['begins with its own figures', {}, {}],
    ['keeps its rate and deposit at another price', { price: '19000' }, { price: 19_000 }],
    ['has no price of 500', { price: '500' }, {}],
    ['has the deposit of the address', { deposit: '4000' }, { deposit: 4_000 }],
    ['has no price that its final payment is above', { price: '5000' }, {}],
  ])('of a car %s (Spec 2.07, 9.14)', (_, text, change) => {
    const lender = { interestRate: 7.25, comparisonRate: 8.1, termMonths: 48 }
    const car = {
      make: 'Toyota',
      status: 'in_stock' as const,
      price: 20_000,
      year: 2020,
      finance_lenders: { 4: { ...lender, paymentWeek: 90, deposit: 1_500, balloon: 6_000 } },
    }
    const own = calculatorFor(car, byTerms, { now: new Date('2026-11-26'), timeZone: 'UTC' })
    expect(plannedLoan(text, 20_000, byTerms, own)).toEqual({
      kind: 'figures',
      comparisonRate: 8.1,
      inputs: {
        price: 20_000,
        deposit: 1_500,
        balloon: 6_000,
        termMonths: 48,
        ratePercent: 7.25,
        ...change,
      },
    })
  })

  test('has no figures without a comparison rate (Spec 9.12)', () => {
    expect(loan({}, unknown)).toEqual({ kind: 'no_rate' })
  })

  test('is none where the price to begin with is none', () => {
    expect(plannedLoan({}, 500, byTerms)).toBeUndefined()
    expect(plannedLoan({}, Number.POSITIVE_INFINITY, byTerms)).toBeUndefined()
  })
})

test.each([
  [18_499, 18_000],
  [18_500, 19_000],
  [300, 1_000],
])('a budget of %d begins with %d', (price, rounded) => expect(roundPrice(price)).toBe(rounded))
