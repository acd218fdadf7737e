import type { FinanceSettings } from '../site/finance.ts'
import { type Calculator, calculatorOfPrice } from './calculator-for.ts'
import { comparisonRate } from './comparison-rate.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { FINANCE_PRICE_ABOVE, MAX_PLANNED_MONTHS, PLANNED_PRICE_STEP } from './thresholds.ts'

/** What a buyer typed into the calculator of a page, as its address has it. */
export interface PlannedText {
  readonly price?: string | undefined
  readonly deposit?: string | undefined
  /** Months. */
  readonly term?: string | undefined
  /** Per cent a year; counts only where the site states the lender's fees. */
  readonly rate?: string | undefined
}

/** A price to begin with: rounded to whole thousands, as buyers think of budgets; at least one. */
export const roundPrice = (price: number): number =>
  Math.max(Math.round(price / PLANNED_PRICE_STEP), 1) * PLANNED_PRICE_STEP

/** `$25,000` is 25000; undefined for what is no amount. */
function amountOf(text: string | undefined): number | undefined {
  const digits = text?.replace(/[\s$,]/g, '') ?? ''
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/**
 * The loan that a buyer plans: the amounts of the address, each of which replaces that of the car's own figures,
 * else of the site's terms, where the loan is one. Undefined where the site cannot work one out. D30, Spec 2.07,
 * 9.14.
 * @param price to begin with
 * @param own figures of the car that the loan is for
 */
export function plannedLoan(
  text: PlannedText,
  price: number,
  settings: FinanceSettings,
  own?: Calculator,
): Calculator | undefined {
  const asks = amountOf(text.price) ?? price
  const first = own ?? calculatorOfPrice(asks, settings) ?? calculatorOfPrice(price, settings)
  if (first?.kind !== 'figures') return first
  const { inputs, fees } = first
  const term = amountOf(text.term) ?? inputs.termMonths
  const rate = (fees && amountOf(text.rate)) ?? inputs.ratePercent
  const asked = {
    ...inputs,
    price: own && asks > FINANCE_PRICE_ABOVE ? asks : inputs.price,
    deposit: amountOf(text.deposit) ?? inputs.deposit,
    termMonths: Number.isInteger(term) && term <= MAX_PLANNED_MONTHS ? term : inputs.termMonths,
    ratePercent: rate,
  }
  const compared =
    fees && rate !== inputs.ratePercent ? comparisonRate(rate, fees) : first.comparisonRate
  const isLoan = compared !== undefined && calculateRepayment(asked).eligible
  return isLoan ? { ...first, inputs: asked, comparisonRate: compared } : first
}
