import type { FinanceLender } from '#domain/finance/finance-lender.ts'

const MONTHS_A_YEAR = 12
const WEEKS_A_YEAR = 52
const PERCENT = 100
const CENTS = 100

/** What a comparison rate is stated for. Spec 9.13. */
const BASIS = { principal: 30_000, months: 60 }

/** Monthly payment in dollars for a loan without balloon; the rate is per cent a year. D30. */
export function monthlyPayment(principal: number, ratePercent: number, months: number): number {
  const rate = ratePercent / PERCENT / MONTHS_A_YEAR
  if (rate === 0) return principal / months
  return (principal * rate) / (1 - (1 + rate) ** -months)
}

/** The rate, per cent a year, at which payments of `monthly` pay off what was received. */
function rateThatPays(received: number, monthly: number, months: number): number {
  let low = 0
  let high = PERCENT
  // Fifty halvings leave less than a millionth of a per cent.
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (monthlyPayment(received, middle, months) < monthly) low = middle
    else high = middle
  }
  return low
}

/** The comparison rate, two decimals, of a rate with its fees in dollars. Spec 9.12, 9.13. */
export function comparisonRate(ratePercent: number, fees: { upFront: number; monthly: number }) {
  const { principal, months } = BASIS
  const monthly = monthlyPayment(principal, ratePercent, months) + fees.monthly
  const rate = rateThatPays(principal - fees.upFront, monthly, months)
  return Math.round(rate * PERCENT) / PERCENT
}

const cents = (dollars: number) => Math.round(dollars * CENTS) / CENTS

const DEPOSIT_SHARE = 0.1
const TERM_MONTHS = 60
const FEES = { upFront: 395, monthly: 8 }

// An older car is a worse security: rates by age in years.
const RATES = [
  { fromAge: 8, rate: 11.49 },
  { fromAge: 5, rate: 9.74 },
  { fromAge: 2, rate: 8.49 },
  { fromAge: 0, rate: 7.29 },
]

/** A lender's estimate: 10 % deposit, five years, no balloon. */
export function lenderEntry(price: number, ageYears: number): FinanceLender {
  const interestRate = RATES.find(({ fromAge }) => ageYears >= fromAge)?.rate ?? 7.29
  const deposit = Math.round(price * DEPOSIT_SHARE)
  const monthly = monthlyPayment(price - deposit, interestRate, TERM_MONTHS)
  return {
    interestRate,
    comparisonRate: comparisonRate(interestRate, FEES),
    paymentWeek: cents((monthly * MONTHS_A_YEAR) / WEEKS_A_YEAR),
    paymentMonth: cents(monthly),
    termMonths: TERM_MONTHS,
    termYears: TERM_MONTHS / MONTHS_A_YEAR,
    deposit,
    balloon: 0,
    disclaimer:
      'Indicative only and not a quote or offer of credit. Based on a 10% deposit and a 60-month secured consumer loan with no final payment. Approved applicants only; terms, fees and lending criteria apply.',
  }
}
