import { expect, test } from 'vitest'
import type { FinanceLender } from '#domain/car/finance-lender.ts'
import { hilux, lendersFor } from '#parts/fixture-cars.ts'
import { americanSite, financeSite, storyPage } from '#parts/story-site.ts'
import { repaymentOf, repaymentPeriodOf } from './repayment.ts'

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

test('an American estimate names its APR, term and down payment beside the amount (D40)', () => {
  const lender = { ...lendersFor(15_600)[7], comparisonRate: 8.9, deposit: 1_500, termMonths: 72 }
  const car = { ...hilux, finance_lenders: { 7: { ...lender, paymentMonth: 312.6, balloon: 0 } } }
  expect(repaymentOf(car, americanSite, storyPage().now)).toEqual({
    text: 'Est. $313/mo',
    amount: '$313',
    per: 'month',
    rates: [{ label: 'APR', value: '8.90%' }],
    beside: ['72 months', '$1,500 down', '8.90% APR'],
    basis: 'over 6 years, $1,500 down payment',
    details: [
      { label: 'Term', value: '6 years' },
      { label: 'Down payment', value: '$1,500' },
    ],
  })
})

test('an American site without a monthly figure shows the weekly one as such (D40)', () => {
  const { paymentMonth: _, ...lender } = lendersFor(15_600)[4] ?? {}
  const finance = americanSite.finance && { ...americanSite.finance, provider: 4 }
  const car = { ...hilux, finance_lenders: { 4: lender } }
  const repayment = repaymentOf(car, { ...americanSite, finance }, storyPage().now)
  expect(repayment).toMatchObject({ text: '$77 per week', per: 'week' })
})

test.each([
  ['on', { finance: true }, financeSite.finance, 'week'],
  ['off', { finance: false }, financeSite.finance, undefined],
  ['on, but without a provider', { finance: true }, undefined, undefined],
])(
  'with finance %s a site states repayments by: %4$s (Spec 5.28, D11)',
  (_, flags, finance, period) => {
    const site = { ...financeSite, flags: { ...financeSite.flags, ...flags }, finance }
    expect(repaymentPeriodOf(site)).toBe(period)
  },
)
