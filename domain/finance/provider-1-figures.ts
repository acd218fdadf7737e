import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import { rounded } from '../rounding.ts'
import { termMonthsOf } from './loan-term.ts'
import { offerValidUntil } from './offer-valid-until.ts'
import { PROVIDER_1_DEPOSIT_SHARE } from './thresholds.ts'

/** The figures that provider 1's disclaimer names: whole dollars, months, a calendar day. Spec 9.15. */
export type Provider1Figures = {
  deposit: number
  termMonths: number
  totalPayable: number
  offerValidUntil: string
}

/**
 * Of the car's asking price; undefined if that, the monthly payment or the term is unknown.
 * Spec 9.15.
 */
export function provider1Figures(
  car: Pick<Car, 'price' | 'offer_price'>,
  lender: FinanceLender,
  { now, timeZone }: { now: Date; timeZone: string },
): Provider1Figures | undefined {
  const price = askingPrice(car)
  const { paymentMonth } = lender
  const termMonths = termMonthsOf(lender)
  if (price === undefined || paymentMonth === undefined || termMonths === undefined)
    return undefined
  const deposit = price * PROVIDER_1_DEPOSIT_SHARE
  return {
    deposit: rounded(deposit),
    termMonths,
    totalPayable: rounded(deposit + paymentMonth * termMonths),
    offerValidUntil: offerValidUntil(now, timeZone),
  }
}
