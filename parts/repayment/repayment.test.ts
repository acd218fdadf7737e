import { expect, test } from 'vitest'
import type { FinanceLender } from '#domain/car/finance-lender.ts'
import { hilux, lendersFor } from '#parts/fixture-cars.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { repaymentOf } from './repayment.ts'

function basisOf(provider: number, changes: FinanceLender): string | undefined {
  const lenders = { [provider]: { ...lendersFor(52_990)[provider], ...changes } }
  const finance = financeSite.finance && { ...financeSite.finance, provider }
  const site = { ...financeSite, finance }
  return repaymentOf({ ...hilux, finance_lenders: lenders }, site, storyPage().now)?.basis
}

test.each([
  { balloon: 12_000, basis: 'over 5 years, $5,000 deposit, $12,000 final payment' },
  { balloon: 0, basis: 'over 5 years, $5,000 deposit' },
  { balloon: undefined, basis: 'over 5 years, $5,000 deposit' },
])('an estimate with a balloon of $balloon is "$basis" (Spec 3.19)', ({ balloon, basis }) => {
  expect(basisOf(5, { deposit: 5_000, balloon })).toBe(basis)
})

test("provider 4's estimate says that there is $0 to pay at the end (Spec 9.16)", () => {
  expect(basisOf(4, { deposit: 0, balloon: 0 })).toBe('over 5 years, $0 deposit, $0 final payment')
})
