import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { reasonsOf } from '../eligibility.ts'
import { calculatorInputsSchema } from './calculator-inputs.ts'
import { calculateRepayment, firstInputs } from './repayment-calculator.ts'

const inputs = { price: 24_990, deposit: 2499, termMonths: 60, ratePercent: 8.5, balloon: 0 }

describe('the calculator', () => {
  test('answers in whole dollars (D30, Spec 9.12)', () => {
    expect(calculateRepayment(inputs)).toEqual({
      eligible: true,
      financed: 22_491,
      weekly: 106,
      fortnightly: 213,
      monthly: 461,
      totalPaid: 27_686,
    })
  })

  test('counts the balloon in what is paid (D30)', () => {
    expect(calculateRepayment({ ...inputs, balloon: 7497 })).toEqual({
      eligible: true,
      financed: 22_491,
      weekly: 83,
      fortnightly: 166,
      monthly: 361,
      totalPaid: 29_141,
    })
  })

  test('lends without interest (D30)', () => {
    const free = { ...inputs, deposit: 0, price: 24_000, ratePercent: 0 }
    expect(calculateRepayment(free)).toMatchObject({ monthly: 400, totalPaid: 24_000 })
  })

  const { NaN: no, POSITIVE_INFINITY: endless } = Number
  test.each([
    ['price', 2499.01, []],
    ['price', 2499, ['deposit_not_below_price', 'balloon_not_below_financed']],
    ['price', endless, ['price_not_above_0']],
    ['deposit', -0.01, ['deposit_negative']],
    ['deposit', 0, []],
    ['deposit', 0.01, []],
    ['deposit', 24_989.99, []],
    ['deposit', 24_990, ['deposit_not_below_price', 'balloon_not_below_financed']],
    ['deposit', 24_990.01, ['deposit_not_below_price', 'balloon_not_below_financed']],
    ['termMonths', -1, ['term_below_1_month']],
    ['termMonths', 0, ['term_below_1_month']],
    ['termMonths', 0.99, ['term_below_1_month']],
    ['termMonths', 1, []],
    ['termMonths', 2, []],
    ['termMonths', endless, ['term_below_1_month']],
    ['termMonths', no, ['term_below_1_month']],
    ['ratePercent', -0.01, ['rate_not_0_to_100']],
    ['ratePercent', 0, []],
    ['ratePercent', 0.01, []],
    ['ratePercent', 99.99, []],
    ['ratePercent', 100, []],
    ['ratePercent', 100.01, ['rate_not_0_to_100']],
    ['ratePercent', no, ['rate_not_0_to_100']],
    ['balloon', -0.01, ['balloon_negative']],
    ['balloon', 0, []],
    ['balloon', 0.01, []],
    ['balloon', 22_490.99, []],
    ['balloon', 22_491, ['balloon_not_below_financed']],
    ['balloon', 22_491.01, ['balloon_not_below_financed']],
    ['balloon', no, ['balloon_negative', 'balloon_not_below_financed']],
  ])('with a %s of %d finds %j (D30)', (field, value, reasons) => {
    expect(reasonsOf(calculateRepayment({ ...inputs, [field]: value }))).toEqual(reasons)
  })

  test.each([no, -1, 0])('with a price of %d tells every reason at once (D30)', (price) => {
    expect(reasonsOf(calculateRepayment({ ...inputs, price, deposit: -1, balloon: -1 }))).toContain(
      'price_not_above_0',
    )
    expect(reasonsOf(calculateRepayment({ ...inputs, price, deposit: 1, balloon: 0 }))).toEqual([
      'price_not_above_0',
      'deposit_not_below_price',
      'balloon_not_below_financed',
    ])
  })
})

describe('the inputs', () => {
  test('default to 8.5 % without deposit and balloon (D30, Spec 9.14)', () => {
    expect(calculatorInputsSchema.parse({ price: 24_990, termMonths: 60 })).toEqual({
      ...inputs,
      deposit: 0,
    })
  })

  test.each([
    ['price', 'Price, dollars'],
    ['deposit', 'Deposit, dollars'],
    ['termMonths', 'Term, months'],
    ['ratePercent', 'Interest rate, per cent a year'],
    ['balloon', 'Final (balloon) payment, dollars'],
  ])('say the unit of %s: “%s” (D30)', (field, description) => {
    const { properties } = z.toJSONSchema(calculatorInputsSchema)
    expect(properties).toHaveProperty(`${field}.description`, description)
  })

  test.each([
    ['price', '24990'],
    ['price', Number.NaN],
    ['deposit', -1],
    ['termMonths', 60.5],
    ['ratePercent', null],
    ['balloon', Number.POSITIVE_INFINITY],
  ])('refuse a %s of %j (D30)', (field, value) => {
    const { error } = calculatorInputsSchema.safeParse({ ...inputs, [field]: value })
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
  })

  test.each([
    [{}, 8.5],
    [{ rateAnnual: 10 }, 10],
  ])('begin as a site with %j has it, at %d per cent (D30, Spec 9.14)', (settings, ratePercent) => {
    const shares = { depositPercent: 10, balloonPercent: 30 }
    const site = { termMonths: 60, ...shares, ...settings }
    expect(firstInputs(24_990, site)).toEqual({ ...inputs, ratePercent, balloon: 7497 })
  })
})
