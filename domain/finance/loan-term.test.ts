import { expect, test } from 'vitest'
import { termMonthsOf } from './loan-term.ts'

test.each([
  [{ termMonths: 60 }, 60],
  [{ termYears: 5 }, 60],
  [{ termYears: 2.5 }, 30],
  [{ termWeeks: 260 }, 60],
  [{ termWeeks: 100 }, 23],
  [{ termMonths: 48, termYears: 5, termWeeks: 104 }, 48],
  [{ termYears: 5, termWeeks: 104 }, 60],
  [{ termWeeks: 3 }, 1],
  [{ termMonths: 1 }, 1],
])('a term of %j is %s months (Spec 3.19)', (terms, months) => {
  expect(termMonthsOf(terms)).toBe(months)
})

test.each([
  ['of two weeks', { termWeeks: 2 }],
  ['of no months', { termMonths: 0 }],
  ['that is no number', { termMonths: Number.NaN }],
  ['that is not stated', {}],
])('a term %s is none (Spec 3.19)', (_, terms) => {
  expect(termMonthsOf(terms)).toBeUndefined()
})
