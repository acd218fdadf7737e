import type { FinanceLender } from '#domain/car/finance-lender.ts'
import type { Country } from '#domain/contact/country.ts'
import { monthlyRepayment, perWeek } from '#domain/finance/amortisation.ts'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { MONTHS_PER_YEAR } from '#domain/finance/thresholds.ts'
import { rounded } from '#domain/rounding.ts'

const CENT_DECIMALS = 2
const DEPOSIT_SHARE = 0.1
const TERM_MONTHS = 60
const FEES = { upFront: 395, monthly: 8 }
const NO_FEES = { upFront: 0, monthly: 0 }

// By age in years: an older car is worse security, so its rate is higher.
const RATES = [
  { fromAge: 8, rate: 11.49 },
  { fromAge: 5, rate: 9.74 },
  { fromAge: 2, rate: 8.49 },
  { fromAge: 0, rate: 7.29 },
]

/**
 * An entry of `finance_lenders`: 10 % deposit, five years, no balloon. American lenders state a payment by the
 * month, and an APR without fees.
 */
export function lenderEntry(price: number, ageYears: number, country: Country): FinanceLender {
  const isAmerican = country === 'US'
  const interestRate = RATES.find(({ fromAge }) => ageYears >= fromAge)?.rate ?? 7.29
  const deposit = rounded(price * DEPOSIT_SHARE)
  const monthly = monthlyRepayment({
    financed: price - deposit,
    ratePercent: interestRate,
    termMonths: TERM_MONTHS,
    balloon: 0,
  })
  return {
    interestRate,
    comparisonRate: comparisonRate(interestRate, isAmerican ? NO_FEES : FEES),
    ...(!isAmerican && { paymentWeek: rounded(perWeek(monthly), CENT_DECIMALS) }),
    paymentMonth: rounded(monthly, CENT_DECIMALS),
    termMonths: TERM_MONTHS,
    termYears: TERM_MONTHS / MONTHS_PER_YEAR,
    deposit,
    balloon: 0,
    disclaimer: isAmerican
      ? 'Based on 10% down and 60 equal monthly payments.'
      : 'Based on a 10% deposit and a 60-month secured consumer loan with no final payment.',
  }
}
