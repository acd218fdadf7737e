import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { calculatorFor } from './calculator-for.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { yearlyComparison } from './yearly-comparison.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const fees = { upFront: 395, monthly: 8 }
const settings = (changes: object = {}) =>
  financeSchema.parse({ provider: 4, disclaimerName: 'Jacaranda Finance', ...changes })
const lender = { interestRate: 8.49, comparisonRate: 9.61, paymentWeek: 106 }
const calculator = (changes: object = {}, site: object = {}) =>
  calculatorFor({ ...car, ...changes }, settings(site), today)

test("a calculator begins with the lender's terms (D30, Spec 3.19)", () => {
  const terms = { ...lender, termMonths: 48, deposit: 2_000, balloon: 5_000 }
  expect(calculator({ finance_lenders: { 4: terms } })).toEqual({
    kind: 'figures',
    inputs: { price: 24_990, ratePercent: 8.49, termMonths: 48, deposit: 2_000, balloon: 5_000 },
    comparisonRate: 9.61,
  })
})

test.each([
  ['the fees give its comparison rate', 9.61, true],
  ['they give another', 9.31, false],
])('the rate of a lender can be changed if %s (D30)', (_, comparisonRate, is) => {
  const answer = calculator({ finance_lenders: { 4: { ...lender, comparisonRate } } }, { fees })
  expect(answer && 'fees' in answer).toBe(is)
})

test('without a lender it has the terms of the site, its fees and a rate of 8.5 (Spec 9.14)', () => {
  expect(calculator({}, { fees, depositPercent: 10 })).toMatchObject({
    inputs: { ratePercent: 8.5, termMonths: 60, deposit: 2_499, balloon: 0 },
    fees,
  })
})

test.each<[string, unknown, object, object]>([
  ['has no comparison rate', { kind: 'no_rate' }, {}, {}],
  ['is sold', undefined, { status: 'sold' }, { fees }],
  ['costs $500', undefined, { price: 500 }, { fees }],
  ['is of an excluded make', undefined, {}, { fees, excludedMakes: ['toyota'] }],
  [
    'has a deposit above its price',
    undefined,
    { finance_lenders: { 4: { ...lender, deposit: 30_000 } } },
    { fees },
  ],
])('a car that %s has %j (Spec 5.28, D30)', (_, expected, changes, site) => {
  expect(calculator(changes, site)).toEqual(expected)
})

test('the row of a term has the figures of the calculator (D30)', () => {
  const inputs = fc.record({
    price: fc.integer({ min: 501, max: 500_000 }),
    deposit: fc.integer({ min: 0, max: 400_000 }),
    ratePercent: fc.integer({ min: 0, max: 2_500 }).map((step) => step / 100),
    balloon: fc.integer({ min: 0, max: 200_000 }),
  })
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 10 }), (loan, years) => {
      const answer = calculateRepayment({ ...loan, termMonths: years * 12 })
      const [row] = yearlyComparison({ ...loan, termMonths: 60 }, [years])
      expect(row?.weekly).toBe(answer.eligible ? answer.weekly : undefined)
      expect(row?.monthly).toBe(answer.eligible ? answer.monthly : undefined)
      expect(row?.totalPaid).toBe(answer.eligible ? answer.totalPaid : undefined)
    }),
  )
})
