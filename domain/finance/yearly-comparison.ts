import type { CalculatorInputs } from './calculator-inputs.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { MONTHS_PER_YEAR } from './thresholds.ts'

/** The same loan over other terms; whole dollars. */
export interface YearlyRow {
  readonly years: number
  readonly weekly: number
  readonly monthly: number
  readonly totalPaid: number
}

/** What a loan would cost over each of the terms, years; without those that cannot be worked out. D30. */
export function yearlyComparison(
  inputs: CalculatorInputs,
  terms: readonly number[],
): readonly YearlyRow[] {
  return terms.flatMap((years) => {
    const answer = calculateRepayment({ ...inputs, termMonths: years * MONTHS_PER_YEAR })
    if (!answer.eligible) return []
    const { weekly, monthly, totalPaid } = answer
    return [{ years, weekly, monthly, totalPaid }]
  })
}
