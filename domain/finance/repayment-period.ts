import type { FormatLocale } from '../format.ts'
import { rounded } from '../rounding.ts'
import { perMonth, perWeek } from './amortisation.ts'
import type { FinanceEstimate } from './finance-estimate.ts'

/** How often repayments are stated in a market. */
export type RepaymentPeriod = 'week' | 'month'

/** Australians and New Zealanders compare repayments by the week, Americans by the month. D11. */
export const repaymentPeriod = (locale: FormatLocale): RepaymentPeriod =>
  locale === 'en-US' ? 'month' : 'week'

/**
 * Whole dollars a period for ranges of repayments and their order: the payment that the site's provider
 * states, or its other one by this period; undefined without an estimate. D11, D30.
 */
export function repaymentAmount(
  estimate: FinanceEstimate,
  period: RepaymentPeriod,
): number | undefined {
  if (!estimate.eligible) return undefined
  const { weekly, monthly } = estimate
  if (period === 'month') {
    return monthly ?? (weekly === undefined ? undefined : rounded(perMonth(weekly)))
  }
  return weekly ?? (monthly === undefined ? undefined : rounded(perWeek(monthly)))
}
