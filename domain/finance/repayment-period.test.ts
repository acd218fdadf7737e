import { expect, test } from 'vitest'
import { bucketOf, monthlyBuckets, weeklyBuckets } from '../stock-query/buckets.ts'
import { repaymentAmount, repaymentPeriod } from './repayment-period.ts'

const rates = { eligible: true, interestRate: 8.5, comparisonRate: 9.07 } as const

test.each([
  [{ weekly: 106, monthly: 461 }, 106, '100-150'],
  [{ weekly: 106 }, 106, '100-150'],
  [{ monthly: 461 }, 106, '100-150'],
  [{ monthly: 216 }, 50, '50-100'],
  [{ monthly: 214 }, 49, '<50'],
])('%j is $%d a week, in the range %s (D11, D30)', (payments, amount, range) => {
  const weekly = repaymentAmount({ ...rates, ...payments }, 'week')
  expect(weekly).toBe(amount)
  expect(bucketOf(weekly ?? 0, weeklyBuckets)).toBe(range)
})

test.each([
  [{ weekly: 72, monthly: 313 }, 313, '300-400'],
  [{ monthly: 313 }, 313, '300-400'],
  [{ weekly: 72 }, 312, '300-400'],
  [{ monthly: 99 }, 99, '<100'],
  [{ monthly: 100 }, 100, '100-200'],
  [{ monthly: 1_000 }, 1_000, '1000+'],
])('%j is $%d a month, in the range %s (D11, D30)', (payments, amount, range) => {
  const monthly = repaymentAmount({ ...rates, ...payments }, 'month')
  expect(monthly).toBe(amount)
  expect(bucketOf(monthly ?? 0, monthlyBuckets)).toBe(range)
})

test.each(['week', 'month'] as const)(
  'what has no estimate or states no payment is nothing a %s (D11)',
  (period) => {
    expect(repaymentAmount(rates, period)).toBeUndefined()
    expect(repaymentAmount({ eligible: false, reasons: ['no_lender'] }, period)).toBeUndefined()
  },
)

test.each([
  ['en-AU', 'week'],
  ['en-NZ', 'week'],
  ['en-US', 'month'],
] as const)('repayments in %s go by the %s (D11)', (locale, period) => {
  expect(repaymentPeriod(locale)).toBe(period)
})
