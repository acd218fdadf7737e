import type { CalculatorInputs } from '#domain/finance/calculator-inputs.ts'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { yearlyComparison } from '#domain/finance/yearly-comparison.ts'
import { type FormatLocale, formatMoney, formatRate } from '#domain/format.ts'

/** The terms of the table, and of the choice of a term, years. */
export const comparedYears = [3, 4, 5, 6, 7] as const

/** What the calculator works with: a loan, and the comparison rate of its interest rate. */
export interface Calculated {
  readonly inputs: CalculatorInputs
  readonly comparisonRate: number
  readonly locale: FormatLocale
}

/**
 * Every figure of the calculator as text by its name: `weekly` is `$273`, and `monthly-3` that of the
 * row for three years. The server and the script write the same; undefined if nothing can be worked out.
 * D30, Spec 9.12.
 */
export function calculatedFigures({
  inputs,
  comparisonRate,
  locale,
}: Calculated): Readonly<Record<string, string>> | undefined {
  const answer = calculateRepayment(inputs)
  if (!answer.eligible) return undefined
  const money = (dollars: number) => formatMoney(dollars, locale)
  const rows = yearlyComparison(inputs, comparedYears).flatMap((row) => [
    [`weekly-${row.years}`, money(row.weekly)],
    [`monthly-${row.years}`, money(row.monthly)],
    [`total-${row.years}`, money(row.totalPaid)],
  ])
  return {
    weekly: money(answer.weekly),
    fortnightly: money(answer.fortnightly),
    monthly: money(answer.monthly),
    interest: formatRate(inputs.ratePercent, locale),
    comparison: formatRate(comparisonRate, locale),
    borrowed: money(answer.financed),
    total: money(answer.totalPaid),
    ...Object.fromEntries(rows),
  }
}
