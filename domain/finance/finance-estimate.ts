import type { Car } from '../car/car.ts'
import { isAvailable } from '../car/status.ts'
import { wholeDollars } from '../rounding.ts'
import type { FinanceLender } from './finance-lender.ts'
import { FINANCE_PRICE_ABOVE, PROVIDER_1_YEARS } from './thresholds.ts'

/** A site's finance provider: its kind, 1 to 7, also the key of `finance_lenders`. */
export type ProviderSettings = {
  provider: number
  /** Makes without estimates. */
  excludedMakes?: readonly string[]
  /** Slugs of dealerships without estimates. */
  excludedDealerships?: readonly string[]
}

/** Why a car shows no estimate. */
export type FinanceReason =
  | 'no_lender'
  | 'rate_missing'
  | 'make_excluded'
  | 'dealership_excluded'
  | 'not_available'
  | 'price_not_over_500'
  | 'year_too_old'
  | 'weekly_payment_missing'
  | 'monthly_payment_missing'
  | 'unknown_provider'

/** An estimate: payments in whole dollars (Spec 9.12), rates in per cent a year. */
export type FinanceEstimate =
  | {
      eligible: true
      weekly?: number
      monthly?: number
      interestRate: number
      comparisonRate: number
      termMonths?: number
      /** Whole dollars. */
      deposit?: number
      /** Whole dollars. */
      balloon?: number
      disclaimer?: string
    }
  | { eligible: false; reasons: FinanceReason[] }

type Financed = Pick<
  Car,
  'finance_lenders' | 'make' | 'dealership_slug' | 'status' | 'price' | 'year'
>
type Fact = { car: Financed; lender: FinanceLender; now: Date }
type Condition = { holds: (fact: Fact) => boolean; otherwise: FinanceReason }

const available: Condition = { holds: ({ car }) => isAvailable(car), otherwise: 'not_available' }
const priced: Condition = {
  holds: ({ car }) => (car.price ?? 0) > FINANCE_PRICE_ABOVE,
  otherwise: 'price_not_over_500',
}
const youngEnough: Condition = {
  holds: ({ car, now }) => (car.year ?? 0) > now.getUTCFullYear() - PROVIDER_1_YEARS,
  otherwise: 'year_too_old',
}
const paidWeekly: Condition = {
  holds: ({ lender }) => lender.paymentWeek !== undefined,
  otherwise: 'weekly_payment_missing',
}
const paidMonthly: Condition = {
  holds: ({ lender }) => lender.paymentMonth !== undefined,
  otherwise: 'monthly_payment_missing',
}

// Spec 5.29-5.32. The rates that 5.29 names too are asked of every provider by 5.28.
const conditionsByProvider: Record<number, Condition[] | undefined> = {
  1: [youngEnough, priced, available],
  2: [available],
  3: [available],
  4: [priced, available, paidWeekly],
  5: [priced, available, paidWeekly],
  6: [priced, available, paidWeekly],
  7: [priced, available, paidMonthly],
}

/**
 * The repayment estimate of the dealer's provider for a car, or every reason why there is none.
 * Spec 5.28-5.32, 9.12.
 */
export function financeEstimate(
  car: Financed,
  settings: ProviderSettings,
  { now }: { now: Date },
): FinanceEstimate {
  const lender = car.finance_lenders?.[String(settings.provider)]
  const conditions = conditionsByProvider[settings.provider]
  if (!conditions) return { eligible: false, reasons: ['unknown_provider'] }
  if (!lender) return { eligible: false, reasons: ['no_lender'] }

  const { interestRate, comparisonRate, paymentWeek, paymentMonth } = lender
  const reasons: FinanceReason[] = conditions
    .filter(({ holds }) => !holds({ car, lender, now }))
    .map(({ otherwise }) => otherwise)
  if (settings.excludedMakes?.includes(car.make)) reasons.push('make_excluded')
  if (car.dealership_slug && settings.excludedDealerships?.includes(car.dealership_slug)) {
    reasons.push('dealership_excluded')
  }
  if (interestRate === undefined || comparisonRate === undefined) {
    return { eligible: false, reasons: [...reasons, 'rate_missing'] }
  }
  if (reasons.length > 0) return { eligible: false, reasons }
  return {
    eligible: true,
    interestRate,
    comparisonRate,
    ...(paymentWeek !== undefined && { weekly: wholeDollars(paymentWeek) }),
    ...(paymentMonth !== undefined && { monthly: wholeDollars(paymentMonth) }),
    ...(lender.termMonths !== undefined && { termMonths: lender.termMonths }),
    ...(lender.deposit !== undefined && { deposit: lender.deposit }),
    ...(lender.balloon !== undefined && { balloon: lender.balloon }),
    ...(lender.disclaimer !== undefined && { disclaimer: lender.disclaimer }),
  }
}
