import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withoutAbsent } from '../absence.ts'
import { financeLenderSchema } from './finance-lender.ts'

const entry = {
  interestRate: 8.5,
  comparisonRate: 9.07,
  paymentWeek: 106.49,
  paymentMonth: 461.44,
  termWeeks: 260,
  termMonths: 60,
  termYears: 5,
  deposit: 2499,
  balloon: 0,
  disclaimer: 'For private buyers of cars built from 2018.',
}

test('a lender entry has these fields, each of which may lack (Spec 3.19)', () => {
  expect(financeLenderSchema.parse(entry)).toEqual(entry)
  expect(financeLenderSchema.parse({})).toEqual({})
})

test.each([
  ['interestRate', 'Annual interest rate, per cent a year'],
  ['comparisonRate', 'Comparison rate (Spec 9.13), per cent a year'],
  ['paymentWeek', 'Weekly repayment, dollars'],
  ['paymentMonth', 'Monthly repayment, dollars'],
  ['termWeeks', 'Term, weeks'],
  ['termMonths', 'Term, months'],
  ['termYears', 'Term, years'],
  ['deposit', 'Deposit, whole dollars'],
  ['balloon', 'Final (balloon) payment, whole dollars'],
])('%s says its unit: “%s” (Spec 3.19)', (field, description) => {
  const { properties } = z.toJSONSchema(financeLenderSchema)
  expect(properties).toHaveProperty(`${field}.description`, description)
})

test.each([null, '', '  ', 'null'])('a field of %j says nothing (Spec 3.19, 5.35)', (nothing) => {
  const read = withoutAbsent({ interestRate: nothing, comparisonRate: 9.07, disclaimer: nothing })
  expect(financeLenderSchema.parse(read)).toEqual({ comparisonRate: 9.07 })
})

describe('rates are from 0 to 100 per cent (Spec 3.19)', () => {
  test.each([0, 8.5, 99.99, 100])('%d is a rate (Spec 3.19)', (rate) => {
    const rates = { interestRate: rate, comparisonRate: rate }
    expect(financeLenderSchema.parse(rates)).toEqual(rates)
  })

  test.each([
    [-0.01, 'Too small: expected number to be >=0'],
    [100.01, 'Too big: expected number to be <=100'],
    [1e6, 'Too big: expected number to be <=100'],
    [Number.NaN, 'Invalid input: expected number, received NaN'],
    ['8.5', 'Invalid input: expected number, received string'],
  ])('%s is none (Spec 3.19)', (rate, message) => {
    const { error } = financeLenderSchema.safeParse({ interestRate: rate, comparisonRate: rate })
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['interestRate'], message],
      [['comparisonRate'], message],
    ])
  })
})

test.each([
  ['paymentWeek', -1],
  ['paymentMonth', Number.POSITIVE_INFINITY],
  ['termWeeks', 260.5],
  ['termMonths', 60.5],
  ['termYears', -5],
  ['deposit', 2499.5],
  ['balloon', -1],
  ['disclaimer', ''],
  ['apr', 8.5],
])('%s may not be %s (Spec 3.19)', (field, value) => {
  expect(financeLenderSchema.safeParse({ ...entry, [field]: value }).success).toBe(false)
})
