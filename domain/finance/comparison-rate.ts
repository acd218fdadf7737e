import { rounded } from '../rounding.ts'
import { MAX_RATE_PERCENT } from '../units.ts'
import { monthlyRate, monthlyRepayment, presentValue } from './amortisation.ts'
import type { CalculatorInputs } from './calculator-inputs.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import {
  COMPARISON_LOAN_DOLLARS,
  COMPARISON_LOAN_YEARS,
  MONTHS_PER_YEAR,
  PERCENT,
  RATE_DECIMALS,
} from './thresholds.ts'

/** What a loan costs besides its interest, dollars: once at its start, and every month. */
export type LoanFees = { upFront: number; monthly: number }

/** The loan that comparison rates are stated for: $30,000, secured, over 5 years. Spec 9.13. */
export const comparisonLoan: Omit<CalculatorInputs, 'ratePercent'> = {
  price: COMPARISON_LOAN_DOLLARS,
  deposit: 0,
  termMonths: COMPARISON_LOAN_YEARS * MONTHS_PER_YEAR,
  balloon: 0,
}

const HALF = 0.5

/** Bisects the rate per month at which `worthAt`, a falling function, is the amount received. */
function solve(worthAt: (rate: number) => number, received: number): number | undefined {
  let low = 0
  let high = monthlyRate(MAX_RATE_PERCENT)
  const isReached = worthAt(high) <= received
  if (!isReached) return undefined
  let middle = high * HALF
  // Ends when no number lies between the two.
  while (low < middle && middle < high) {
    if (worthAt(middle) > received) low = middle
    else high = middle
    middle = (low + high) * HALF
  }
  return middle
}

/**
 * The comparison rate of an interest rate with fees, per cent a year with two decimals. Undefined
 * if the loan is invalid, a fee is negative, or the rate would be above 100. Spec 9.12, 9.13.
 */
export function comparisonRate(
  ratePercent: number,
  fees: LoanFees,
  loan = comparisonLoan,
): number | undefined {
  const inputs = { ...loan, ratePercent }
  const areFees = fees.upFront >= 0 && fees.monthly >= 0
  if (!areFees || !calculateRepayment(inputs).eligible) return undefined
  const financed = loan.price - loan.deposit
  const monthly = monthlyRepayment({ ...inputs, financed }) + fees.monthly
  const rate = solve((rate) => presentValue({ ...loan, monthly }, rate), financed - fees.upFront)
  if (rate === undefined) return undefined
  return rounded(rate * MONTHS_PER_YEAR * PERCENT, RATE_DECIMALS)
}
