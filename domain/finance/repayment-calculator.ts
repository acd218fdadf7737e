import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import { rounded } from '../rounding.ts'
import { MAX_RATE_PERCENT } from '../units.ts'
import { monthlyRepayment, perFortnight, perWeek } from './amortisation.ts'
import type { CalculatorInputs } from './calculator-inputs.ts'
import { DEFAULT_RATE_PERCENT, PERCENT } from './thresholds.ts'

/** Why nothing can be calculated. */
export type CalculatorReason =
  | 'price_not_above_0'
  | 'deposit_negative'
  | 'deposit_not_below_price'
  | 'term_below_1_month'
  | 'rate_not_0_to_100'
  | 'balloon_negative'
  | 'balloon_not_below_financed'

/** Whole dollars: what is financed, what it costs by period, and in all with the balloon. */
export type CalculatedRepayment =
  | {
      eligible: true
      financed: number
      weekly: number
      fortnightly: number
      monthly: number
      totalPaid: number
    }
  | { eligible: false; reasons: CalculatorReason[] }

// Each condition is positive, so that NaN, which meets none, is rejected.
function loanEligibility(inputs: CalculatorInputs): Eligibility<CalculatorReason> {
  const { price, deposit, termMonths, ratePercent, balloon } = inputs
  return eligibleUnless(
    ['price_not_above_0', !(price > 0 && Number.isFinite(price))],
    ['deposit_negative', !(deposit >= 0)],
    ['deposit_not_below_price', !(deposit < price)],
    ['term_below_1_month', !(termMonths >= 1 && Number.isFinite(termMonths))],
    ['rate_not_0_to_100', !(ratePercent >= 0 && ratePercent <= MAX_RATE_PERCENT)],
    ['balloon_negative', !(balloon >= 0)],
    ['balloon_not_below_financed', !(balloon < price - deposit)],
  )
}

/** The repayment of a loan for a car, or every reason why it cannot be calculated. D30, Spec 9.12. */
export function calculateRepayment(inputs: CalculatorInputs): CalculatedRepayment {
  const answer = loanEligibility(inputs)
  if (!answer.eligible) return answer
  const { price, deposit, termMonths, balloon } = inputs
  const financed = price - deposit
  const monthly = monthlyRepayment({ ...inputs, financed })
  return {
    eligible: true,
    financed: rounded(financed),
    weekly: rounded(perWeek(monthly)),
    fortnightly: rounded(perFortnight(monthly)),
    monthly: rounded(monthly),
    totalPaid: rounded(monthly * termMonths + balloon),
  }
}

/** What a site sets for its calculator: per cent of the price, months, per cent a year. */
export interface CalculatorSettings {
  readonly rateAnnual?: number
  readonly termMonths: number
  readonly depositPercent: number
  readonly balloonPercent: number
}

/** What the calculator of a site shows first for a price in dollars. D30, Spec 9.14. */
export function firstInputs(price: number, settings: CalculatorSettings): CalculatorInputs {
  const shareOfPrice = (percent: number) => rounded((price * percent) / PERCENT)
  return {
    price,
    deposit: shareOfPrice(settings.depositPercent),
    termMonths: settings.termMonths,
    ratePercent: settings.rateAnnual ?? DEFAULT_RATE_PERCENT,
    balloon: shareOfPrice(settings.balloonPercent),
  }
}
