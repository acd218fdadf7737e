import { describe, expect, test } from 'vitest'
import { monthlyRate, monthlyRepayment, perWeek, presentValue } from './amortisation.ts'

const loan = { financed: 30_000, ratePercent: 8.5, termMonths: 60, balloon: 0 }

describe('the repayment of a loan', () => {
  test.each([
    [30_000, 8.5, 0, 615.5, 142.04],
    [30_000, 5.86, 0, 578.03, 133.39],
    [30_000, 10, 0, 637.41, 147.09],
    [22_491, 8.5, 0, 461.44, 106.49],
    [22_491, 8.5, 7497, 360.73, 83.25],
  ])(
    'of $%d at %d per cent over 60 months with a balloon of $%d is $%d a month, $%d a week (D30)',
    (financed, ratePercent, balloon, month, week) => {
      const monthly = monthlyRepayment({ ...loan, financed, ratePercent, balloon })
      expect(monthly).toBeCloseTo(month, 2)
      expect(perWeek(monthly)).toBeCloseTo(week, 2)
    },
  )

  test.each([
    [0, 0, 500],
    [0, 6000, 400],
    [1e-15, 0, 500],
    [1e-9, 6000, 400],
  ])(
    'at %d per cent with a balloon of $%d is the amount divided by the months (D30)',
    (ratePercent, balloon, month) => {
      expect(monthlyRepayment({ ...loan, ratePercent, balloon })).toBeCloseTo(month, 4)
    },
  )

  test('of one month is the amount and one month of interest (D30)', () => {
    const oneMonth = { financed: 30_000, ratePercent: 12, termMonths: 1, balloon: 0 }
    expect(monthlyRepayment(oneMonth)).toBeCloseTo(30_300, 6)
  })
})

test.each([0, 8.5, 100])(
  'at %d per cent payments are worth what was lent (Spec 9.13)',
  (ratePercent) => {
    const terms = { ...loan, ratePercent, balloon: 7497 }
    const monthly = monthlyRepayment(terms)
    expect(presentValue({ ...terms, monthly }, monthlyRate(ratePercent))).toBeCloseTo(30_000, 6)
  },
)
