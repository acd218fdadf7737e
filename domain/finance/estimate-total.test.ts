import { expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { estimateTotal } from './estimate-total.ts'
import { calculateRepayment } from './repayment-calculator.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const car = { make: 'Toyota', status: 'in_stock', price: 24_990, year: 2020 } as const
const settings = financeSchema.parse({ provider: 4, disclaimerName: 'Jacaranda Finance' })
const inputs = { price: 24_990, deposit: 2_499, termMonths: 60, ratePercent: 8.49, balloon: 0 }
const calculated = { weekly: 0, totalPaid: 0, ...calculateRepayment(inputs) }
const lender = {
  interestRate: 8.49,
  comparisonRate: 9.61,
  termMonths: 60,
  deposit: 2_499,
  paymentWeek: calculated.weekly,
}
const total = (changes: object, fields: object = {}) =>
  estimateTotal(
    { ...car, finance_lenders: { 4: { ...lender, ...changes } }, ...fields },
    settings,
    today,
  )

test.each<[string, number | undefined, object, object]>([
  ['of the calculator, where that gives its payment', calculated.totalPaid, {}, {}],
  [
    "of the lender's payments and the balloon elsewhere",
    33_000,
    { paymentWeek: 115, paymentMonth: 500, balloon: 3_000 },
    {},
  ],
  ['unknown without a monthly payment', undefined, { paymentWeek: 115 }, {}],
  ['unknown without a term', undefined, { termMonths: undefined, paymentMonth: 461 }, {}],
  ['none without an estimate', undefined, {}, { status: 'sold' }],
])('the total of an estimate is that %s: %s (Spec 4.17)', (_, expected, changes, fields) => {
  expect(total(changes, fields)).toBe(expected)
})
