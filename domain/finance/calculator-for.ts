import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import { reasonsOf } from '../eligibility.ts'
import { rounded } from '../rounding.ts'
import type { FinanceSettings } from '../site/finance.ts'
import type { CalculatorInputs } from './calculator-inputs.ts'
import { comparisonRate, type LoanFees } from './comparison-rate.ts'
import type { Today } from './finance-conditions.ts'
import { type FinanceReason, financeEstimate } from './finance-estimate.ts'
import { termMonthsOf } from './loan-term.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { lenderOf } from './site-terms.ts'
import {
  CALCULATOR_TERM_YEARS,
  DEFAULT_RATE_PERCENT,
  FINANCE_PRICE_ABOVE,
  MONTHS_PER_YEAR,
  PERCENT,
  RATE_DECIMALS,
} from './thresholds.ts'

/** What the calculator of a car shows first. */
export type Calculator =
  | {
      readonly kind: 'figures'
      readonly inputs: CalculatorInputs
      /** Of the interest rate in `inputs`, per cent a year. */
      readonly comparisonRate: number
      /** By which the comparison rate follows another rate; without them the buyer cannot change the rate. */
      readonly fees?: LoanFees
    }
  /** Without a comparison rate a repayment would not tell the whole cost. */
  | { readonly kind: 'no_rate' }

type CalculatedCar = Parameters<typeof financeEstimate>[0] & Pick<Car, 'finance_lenders'>

/** Reasons that are about the lender's figures, not about the car. */
const withoutFigures: readonly FinanceReason[] = [
  ...(['no_lender', 'rate_missing'] as const),
  ...(['weekly_payment_missing', 'monthly_payment_missing'] as const),
]

/**
 * The calculator of a car: by the terms of its estimate, so that its first figures are those of the page;
 * without an estimate, by the site's fees and the default rate. Undefined for a car that is not financed,
 * or whose estimate states terms that no loan has. D30, Spec 9.14.
 */
export function calculatorFor(
  car: CalculatedCar,
  settings: FinanceSettings,
  today: Today,
): Calculator | undefined {
  const price = askingPrice(car) ?? 0
  const reasons = reasonsOf(financeEstimate(car, settings, today))
  if (!(price > FINANCE_PRICE_ABOVE)) return undefined
  if (reasons.some((reason) => !withoutFigures.includes(reason))) return undefined
  return figuresOf(price, settings, lenderOf(car, settings)?.lender)
}

/**
 * The calculator of a price, whatever the car: by the site's terms, else by its fees and the default rate.
 * Undefined for a price that is not financed. D30, Spec 9.14.
 */
export function calculatorOfPrice(
  price: number,
  settings: FinanceSettings,
): Calculator | undefined {
  if (!(price > FINANCE_PRICE_ABOVE && Number.isFinite(price))) return undefined
  return figuresOf(price, settings, lenderOf({ price }, settings)?.lender)
}

function figuresOf(
  price: number,
  settings: FinanceSettings,
  lender: FinanceLender | undefined,
): Calculator | undefined {
  const { termMonths = CALCULATOR_TERM_YEARS * MONTHS_PER_YEAR, fees } = settings
  const ratePercent = lender?.interestRate ?? settings.rateAnnual ?? DEFAULT_RATE_PERCENT
  const share = (percent: number) => rounded((price * percent) / PERCENT)
  const inputs = {
    price,
    ratePercent,
    termMonths: (lender && termMonthsOf(lender)) ?? termMonths,
    deposit: lender ? (lender.deposit ?? 0) : share(settings.depositPercent),
    balloon: lender ? (lender.balloon ?? 0) : share(settings.balloonPercent),
  }
  const byFees = fees && comparisonRate(ratePercent, fees)
  const compared = lender?.comparisonRate ?? byFees
  if (compared === undefined) return { kind: 'no_rate' }
  if (!calculateRepayment(inputs).eligible) return undefined
  // Fees that do not give the lender's own rate are those of another loan.
  const areItsFees = fees !== undefined && rounded(compared, RATE_DECIMALS) === byFees
  return { kind: 'figures', inputs, comparisonRate: compared, ...(areItsFees && { fees }) }
}
