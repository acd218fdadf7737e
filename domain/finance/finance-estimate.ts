import type { FinanceLender } from '../car/finance-lender.ts'
import { eligibleUnless, type Obstacle, reasonsOf } from '../eligibility.ts'
import {
  type FinancedCar,
  obstaclesOf,
  type ProviderReason,
  type Today,
  wholePayment,
} from './finance-conditions.ts'
import { termMonthsOf } from './loan-term.ts'
import { namedBalloon } from './named-balloon.ts'
import { lenderOf, type SiteTerms } from './site-terms.ts'

/** A site's finance provider: its kind, 1 to 7, also the key of `finance_lenders`; and its terms. */
export type ProviderSettings = SiteTerms & {
  provider: number
  /** Makes without estimates, in any case. */
  excludedMakes?: readonly string[]
  /** Slugs of dealerships without estimates. */
  excludedDealerships?: readonly string[]
}

/** Why a car shows no estimate. */
export type FinanceReason =
  | ProviderReason
  | 'make_excluded'
  | 'dealership_excluded'
  | 'no_lender'
  | 'rate_missing'

/** An estimate: payments in whole dollars (Spec 9.12), rates in per cent a year. */
export type FinanceEstimate =
  | {
      eligible: true
      interestRate: number
      comparisonRate: number
      weekly?: number | undefined
      monthly?: number | undefined
      termMonths?: number | undefined
      /** Whole dollars. */
      deposit?: number | undefined
      /** The final payment that the estimate names, whole dollars; see `namedBalloon`. */
      balloon?: number | undefined
      /** The lender's terms; absent if they are on request only (Spec 4.17). */
      disclaimer?: string | undefined
    }
  | { eligible: false; reasons: FinanceReason[] }

const isRate = (percent: number | undefined): percent is number => Number.isFinite(percent)

/** Everything that `financeEstimate` looks at, in order. */
export function financeObstacles(
  car: FinancedCar,
  settings: ProviderSettings,
  today: Today,
  lender = lenderOf(car, settings)?.lender,
): Obstacle<FinanceReason>[] {
  const { provider, excludedMakes = [], excludedDealerships = [] } = settings
  const make = car.make.toLowerCase()
  return [
    ...obstaclesOf(provider, { car, lender, today }),
    ['make_excluded', excludedMakes.some((excluded) => excluded.toLowerCase() === make)],
    ['dealership_excluded', excludedDealerships.some((slug) => slug === car.dealership_slug)],
    ['no_lender', lender === undefined],
    ['rate_missing', lender !== undefined && !hasRates(lender)],
  ]
}

type Rates = { interestRate: number; comparisonRate: number }

const hasRates = (lender: FinanceLender): lender is FinanceLender & Rates =>
  isRate(lender.interestRate) && isRate(lender.comparisonRate)

/**
 * The repayment estimate of the dealer's provider for a car, else one by the site's terms, or every
 * reason why there is none. Spec 5.28-5.32, 9.12, D30.
 */
export function financeEstimate(
  car: FinancedCar,
  settings: ProviderSettings,
  today: Today,
): FinanceEstimate {
  const { provider } = settings
  const lender = lenderOf(car, settings)?.lender
  const reasons = reasonsOf(eligibleUnless(...financeObstacles(car, settings, today, lender)))
  if (reasons.length > 0 || !lender || !hasRates(lender)) return { eligible: false, reasons }
  const { interestRate, comparisonRate, deposit, balloon, disclaimer } = lender
  return {
    eligible: true,
    interestRate,
    comparisonRate,
    deposit,
    disclaimer,
    balloon: namedBalloon(provider, balloon),
    weekly: wholePayment(lender.paymentWeek),
    monthly: wholePayment(lender.paymentMonth),
    termMonths: termMonthsOf(lender),
  }
}
