import { rounded } from '../rounding.ts'
import { perWeek } from './amortisation.ts'
import type { FinanceEstimate } from './finance-estimate.ts'

/**
 * Whole dollars a week for weekly price ranges: the weekly payment of the site's provider,
 * or its monthly one by the week; undefined without an estimate. D11, D30.
 */
export function weeklyAmount(estimate: FinanceEstimate): number | undefined {
  if (!estimate.eligible) return undefined
  const { weekly, monthly } = estimate
  return weekly ?? (monthly === undefined ? undefined : rounded(perWeek(monthly)))
}
