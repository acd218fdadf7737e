import type { FinanceLender } from '../car/finance-lender.ts'
import { rounded } from '../rounding.ts'
import { MONTHS_PER_YEAR, WEEKS_PER_YEAR } from './thresholds.ts'

type Terms = Pick<FinanceLender, 'termWeeks' | 'termMonths' | 'termYears'>

/**
 * A lender's term in whole months, from the first unit it is stated in: months, years, weeks.
 * Undefined if no term is stated or it is less than half a month. Spec 3.19.
 */
export function termMonthsOf({ termMonths, termYears, termWeeks = 0 }: Terms): number | undefined {
  const years = termYears ?? termWeeks / WEEKS_PER_YEAR
  const months = rounded(termMonths ?? years * MONTHS_PER_YEAR)
  return months > 0 ? months : undefined
}
