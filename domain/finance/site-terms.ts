import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import type { FinanceSettings } from '../site/finance.ts'
import { calculateRepayment, firstInputs } from './repayment-calculator.ts'
import { FINANCE_PRICE_ABOVE } from './thresholds.ts'

/** The finance terms of a site: per cent of the price, months, per cent a year. */
export type SiteTerms = Partial<
  Pick<
    FinanceSettings,
    'rateAnnual' | 'comparisonRate' | 'termMonths' | 'depositPercent' | 'balloonPercent'
  >
>

type PricedCar = Pick<Car, 'price' | 'offer_price' | 'finance_lenders'>

/** A lender entry, and whether it is the lender's for this car or worked out from the site's terms. */
export interface LenderEntry {
  readonly lender: FinanceLender
  readonly source: 'lender' | 'site'
}

/**
 * The entry for the site's provider: that of the car, else one worked out from the site's terms.
 * Undefined if the car has none and the site states no terms, or its price is not above $500.
 * Spec 3.18, 3.19, 5.28, D30.
 */
export function lenderOf(
  car: PricedCar,
  settings: { readonly provider: number } & SiteTerms,
): LenderEntry | undefined {
  const own = car.finance_lenders?.[String(settings.provider)]
  if (own) return { lender: own, source: 'lender' }
  const lender = siteLender(car, settings)
  return lender && { lender, source: 'site' }
}

function siteLender(car: PricedCar, terms: SiteTerms): FinanceLender | undefined {
  const { rateAnnual, comparisonRate, termMonths, depositPercent = 0, balloonPercent = 0 } = terms
  const price = askingPrice(car)
  const isStated =
    rateAnnual !== undefined && comparisonRate !== undefined && termMonths !== undefined
  if (!isStated || price === undefined || price <= FINANCE_PRICE_ABOVE) return undefined
  const inputs = firstInputs(price, { rateAnnual, termMonths, depositPercent, balloonPercent })
  const repayment = calculateRepayment(inputs)
  if (!repayment.eligible) return undefined
  const { weekly: paymentWeek, monthly: paymentMonth } = repayment
  const { deposit, balloon } = inputs
  return {
    interestRate: rateAnnual,
    comparisonRate,
    termMonths,
    paymentWeek,
    paymentMonth,
    deposit,
    balloon,
  }
}
