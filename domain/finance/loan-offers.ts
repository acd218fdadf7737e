import type { FinanceSettings } from '../site/finance.ts'
import { calculatorFor } from './calculator-for.ts'
import type { Today } from './finance-conditions.ts'
import { type FinanceEstimate, financeEstimate } from './finance-estimate.ts'
import { MONTHS_PER_YEAR } from './thresholds.ts'
import { yearlyComparison } from './yearly-comparison.ts'

type Estimated = Extract<FinanceEstimate, { eligible: true }>

/** A loan that a buyer can choose for a car: whole dollars, per cent a year. */
export type LoanOffer = Omit<Estimated, 'disclaimer' | 'termMonths'> & {
  readonly termMonths: number
}

/**
 * The loans that a site has for a car, the shortest first: by the lender's figures of the car, else by the site's
 * terms, over its own term and each of `years`. None without a comparison rate, which would not tell the whole
 * cost. Spec 2.06, 9.12, D30, D40.
 */
export function loanOffers(
  car: Parameters<typeof calculatorFor>[0],
  settings: FinanceSettings | undefined,
  today: Today,
  years: readonly number[],
): LoanOffer[] {
  if (settings === undefined) return []
  const calculator = calculatorFor(car, settings, today)
  if (calculator?.kind !== 'figures') return []
  const { inputs, comparisonRate } = calculator
  const { ratePercent: interestRate, deposit, balloon, termMonths } = inputs
  const terms = [...new Set([...years, termMonths / MONTHS_PER_YEAR])].toSorted((a, b) => a - b)
  const estimate = financeEstimate(car, settings, today)
  return yearlyComparison(inputs, terms).map((row) => {
    const months = row.years * MONTHS_PER_YEAR
    // What the lender says of its own term is what the car's page says.
    const own = estimate.eligible && months === termMonths ? estimate : undefined
    return {
      eligible: true,
      interestRate,
      comparisonRate,
      termMonths: months,
      weekly: own?.weekly ?? row.weekly,
      monthly: own?.monthly ?? row.monthly,
      deposit,
      balloon: balloon > 0 ? balloon : undefined,
    }
  })
}
