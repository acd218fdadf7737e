import { expect, test } from 'vitest'
import { bucketOf, weeklyBuckets } from '../stock-query/buckets.ts'
import { weeklyAmount } from './weekly-amount.ts'

const rates = { eligible: true, interestRate: 8.5, comparisonRate: 9.07 } as const

test.each([
  [{ weekly: 106, monthly: 461 }, 106, '100-150'],
  [{ weekly: 106 }, 106, '100-150'],
  [{ monthly: 461 }, 106, '100-150'],
  [{ monthly: 216 }, 50, '50-100'],
  [{ monthly: 214 }, 49, '<50'],
])('%j is $%d a week, in the range %s (D11, D30)', (payments, amount, range) => {
  const weekly = weeklyAmount({ ...rates, ...payments })
  expect(weekly).toBe(amount)
  expect(bucketOf(weekly ?? 0, weeklyBuckets)).toBe(range)
})

test('what has no estimate or states no payment is in no range (D11)', () => {
  expect(weeklyAmount(rates)).toBeUndefined()
  expect(weeklyAmount({ eligible: false, reasons: ['no_lender'] })).toBeUndefined()
})
