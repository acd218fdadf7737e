import { expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { loanOffers } from './loan-offers.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const settings = financeSchema.parse({
  provider: 4,
  disclaimerName: 'Jacaranda Finance',
  rateAnnual: 8.49,
  comparisonRate: 9.61,
  termMonths: 48,
})
const years = [3, 5]
const offers = (changes: object = {}) => loanOffers({ ...car, ...changes }, settings, today, years)

test('a car has the loans of its site over each term, each with both rates (Spec 2.06, 9.12, D30, D40)', () => {
  const found = offers()
  expect(found.map(({ termMonths }) => termMonths)).toEqual([36, 48, 60])
  for (const each of found) {
    expect(each).toMatchObject({ interestRate: 8.49, comparisonRate: 9.61, deposit: 0 })
    expect(each.balloon).toBeUndefined()
  }
  const weekly = found.map((each) => each.weekly ?? 0)
  expect(weekly).toEqual(weekly.toSorted((a, b) => b - a))
})

test('the lender’s own term has the payment that the lender states, and the final payment (Spec 3.19)', () => {
  const lender = {
    interestRate: 7,
    comparisonRate: 8,
    paymentWeek: 111,
    termMonths: 36,
    deposit: 2_000,
    balloon: 5_000,
  }
  const [own, other] = offers({ finance_lenders: { 4: lender } })
  expect(own).toMatchObject({ termMonths: 36, weekly: 111, deposit: 2_000, balloon: 5_000 })
  expect(other).toMatchObject({ termMonths: 60, interestRate: 7, balloon: 5_000 })
})

test.each([
  ['on a site without finance', loanOffers(car, undefined, today, years)],
  [
    'without a comparison rate',
    loanOffers(car, financeSchema.parse({ provider: 4, disclaimerName: 'J' }), today, years),
  ],
  ['of a car that is sold', offers({ status: 'sold' })],
])('there is none %s (Spec 5.28, D40)', (_, found) => {
  expect(found).toEqual([])
})
