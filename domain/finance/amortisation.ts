import { FORTNIGHTS_PER_YEAR, MONTHS_PER_YEAR, PERCENT, WEEKS_PER_YEAR } from './thresholds.ts'

/** A loan: dollars, per cent a year, months; the balloon is due with the last payment. */
export type Loan = {
  financed: number
  ratePercent: number
  termMonths: number
  balloon: number
}

/** The rate of one month as a fraction: 0.0085 for 10.2 per cent a year. */
export const monthlyRate = (ratePercent: number): number => ratePercent / PERCENT / MONTHS_PER_YEAR

/** The weekly equivalent, over a year, of dollars a month. D30. */
export const perWeek = (dollarsPerMonth: number): number =>
  (dollarsPerMonth * MONTHS_PER_YEAR) / WEEKS_PER_YEAR

/** The same by the fortnight: two weeks' worth. D30. */
export const perFortnight = (dollarsPerMonth: number): number =>
  (dollarsPerMonth * MONTHS_PER_YEAR) / FORTNIGHTS_PER_YEAR

/** The monthly equivalent, over a year, of dollars a week. D30. */
export const perMonth = (dollarsPerWeek: number): number =>
  (dollarsPerWeek * WEEKS_PER_YEAR) / MONTHS_PER_YEAR

// log1p and expm1 stay exact for rates so near zero that 1 + rate would be 1.
const growth = (rate: number, months: number) => months * Math.log1p(rate)

/** Present value of a dollar due after the months, at a rate per month. */
const discount = (rate: number, months: number) => Math.exp(-growth(rate, months))

/** Present value of a dollar at the end of each month, at a rate per month. */
const annuity = (rate: number, months: number) =>
  rate === 0 ? months : -Math.expm1(-growth(rate, months)) / rate

/**
 * Dollars a month that pay off a loan, not rounded. An invalid loan (no term, a rate below zero) gives
 * a meaningless number, which may be NaN or Infinity: `calculateRepayment` rejects such input.
 * D30.
 */
export function monthlyRepayment({ financed, ratePercent, termMonths, balloon }: Loan): number {
  const rate = monthlyRate(ratePercent)
  return (financed - balloon * discount(rate, termMonths)) / annuity(rate, termMonths)
}

/** Present value, dollars, of payments of `monthly` and a balloon, at a rate per month. Spec 9.13. */
export const presentValue = (
  { monthly, termMonths, balloon }: { monthly: number; termMonths: number; balloon: number },
  rate: number,
): number => monthly * annuity(rate, termMonths) + balloon * discount(rate, termMonths)
