import { rounded } from '../rounding.ts'
import type { FinanceSettings } from '../site/finance.ts'
import { calculatorFor } from './calculator-for.ts'
import type { Today } from './finance-conditions.ts'
import { financeEstimate } from './finance-estimate.ts'
import { termMonthsOf } from './loan-term.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { lenderOf } from './site-terms.ts'

type EstimatedCar = Parameters<typeof financeEstimate>[0]

/**
 * What the payments of an estimate come to with the final one and without the deposit, whole dollars: as the
 * calculator says where it gives the same payment, else the lender's monthly payment times its months.
 * Undefined if no monthly payment or term is stated. Spec 4.17, D30.
 */
export function estimateTotal(
  car: EstimatedCar,
  settings: FinanceSettings,
  today: Today,
): number | undefined {
  const estimate = financeEstimate(car, settings, today)
  const { lender } = lenderOf(car, settings) ?? {}
  if (!estimate.eligible || lender === undefined) return undefined
  const calculator = calculatorFor(car, settings, today)
  const answer = calculator?.kind === 'figures' ? calculateRepayment(calculator.inputs) : undefined
  const isSame =
    answer?.eligible &&
    (estimate.weekly ?? answer.weekly) === answer.weekly &&
    (estimate.monthly ?? answer.monthly) === answer.monthly
  if (isSame && termMonthsOf(lender) !== undefined) return answer.totalPaid
  const { paymentMonth, balloon = 0 } = lender
  const termMonths = termMonthsOf(lender)
  if (paymentMonth === undefined || termMonths === undefined) return undefined
  return rounded(paymentMonth * termMonths + balloon)
}
