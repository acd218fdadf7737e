import { describe, expect, test } from 'vitest'
import { comparisonLoan, comparisonRate } from './comparison-rate.ts'

const noFees = { upFront: 0, monthly: 0 }

describe('for $30,000 over 5 years', () => {
  test.each([
    [8.5, 0, 0, 8.5],
    [8.5, 400, 0, 9.07],
    [8.5, 400, 10, 9.77],
    [5.86, 395, 8, 6.99],
    [10, 250, 8, 10.9],
    [0, 0, 0, 0],
    [0, 400, 0, 0.53],
  ])(
    '%d per cent with $%d up front and $%d a month compares as %d per cent (Spec 9.12, 9.13)',
    (rate, upFront, monthly, comparison) => {
      expect(comparisonRate(rate, { upFront, monthly })).toBe(comparison)
    },
  )
})

test.each([
  [{ termMonths: 12 }, 11.04],
  [{ termMonths: 84 }, 8.92],
  [{ price: 10_000 }, 10.25],
  [{ price: 33_000, deposit: 3000 }, 9.07],
  [{ balloon: 9000 }, 8.97],
  [{ balloon: 29_999 }, 8.83],
])(
  '400 dollars up front at 8.5 per cent, on a loan with %j, compare as %d per cent (Spec 9.13)',
  (terms, comparison) => {
    const loan = { ...comparisonLoan, ...terms }
    expect(comparisonRate(8.5, { upFront: 400, monthly: 0 }, loan)).toBe(comparison)
  },
)

describe('there is none', () => {
  test.each([
    ['fees as large as the loan', 8.5, { upFront: 30_000, monthly: 0 }],
    ['fees above the loan', 8.5, { upFront: 30_001, monthly: 0 }],
    ['absurd fees', 8.5, { upFront: 0, monthly: 1e12 }],
    ['a negative fee up front', 8.5, { upFront: -0.01, monthly: 0 }],
    ['a negative monthly fee', 8.5, { upFront: 0, monthly: -0.01 }],
    ['fees that are no number', 8.5, { upFront: Number.NaN, monthly: 0 }],
    ['a negative rate', -0.01, noFees],
    ['an absurd rate', 1e6, noFees],
    ['a rate that is no number', Number.NaN, noFees],
  ])('with %s (Spec 9.13)', (_, rate, fees) => {
    expect(comparisonRate(rate, fees)).toBeUndefined()
  })

  test.each([0, -1, Number.NaN])('for a loan of $%d (Spec 9.13)', (price) => {
    expect(comparisonRate(8.5, noFees, { ...comparisonLoan, price })).toBeUndefined()
  })

  test('above 100 %, and there is one at it (Spec 9.13)', () => {
    expect(comparisonRate(100, noFees)).toBe(100)
    expect(comparisonRate(100, { upFront: 0, monthly: 1 })).toBeUndefined()
  })
})
