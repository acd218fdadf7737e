import type { Car } from '../car/car.ts'
import { type FormatLocale, formatRate } from '../format.ts'

/** How the law of a market wants an estimate to be stated. */
interface MarketTerms {
  /** The rate that counts the lender's fees stands alone, as the APR of American law; else beside the interest rate. */
  readonly isRateApr: boolean
  readonly deposit: string
  /** What a price may leave out. */
  readonly charges: string
  /** Prices leave these charges out unless they say otherwise. */
  readonly isWithoutCharges: boolean
  /** What a buyer pays. */
  readonly payment: string
}

const withComparisonRate: MarketTerms = {
  isRateApr: false,
  deposit: 'deposit',
  charges: 'government charges and taxes',
  isWithoutCharges: false,
  payment: 'repayment',
}

const byMarket: Readonly<Record<FormatLocale, MarketTerms>> = {
  'en-AU': withComparisonRate,
  'en-NZ': withComparisonRate,
  'en-US': {
    isRateApr: true,
    deposit: 'down payment',
    charges: 'tax, title and license',
    isWithoutCharges: true,
    payment: 'payment',
  },
}

/** The terms of the market that a site is written for. D40. */
export const marketTerms = (locale: FormatLocale): MarketTerms => byMarket[locale]

/** Rates of an estimate, per cent a year. */
interface Rates {
  readonly interestRate: number
  readonly comparisonRate: number
}

/** The rate that is quoted with terms: `8.49% p.a.`, or in the United States `8.90% APR`. */
export const quotedRate = (
  { interestRate, comparisonRate }: Rates,
  locale: FormatLocale,
): string =>
  marketTerms(locale).isRateApr
    ? `${formatRate(comparisonRate, locale)} APR`
    : `${formatRate(interestRate, locale)} p.a.`

/** Whether a car's price leaves out charges, and its repayment with it. D40. */
export function isWithoutCharges({ price_type }: Pick<Car, 'price_type'>, locale: FormatLocale) {
  if (price_type === 'egc') return true
  const isIncluding = price_type === 'drive_away' || price_type === 'drive_away_estimated'
  return !isIncluding && marketTerms(locale).isWithoutCharges
}

/** Of a price without charges: that its repayment leaves them out too. D40. */
export function withoutChargesText(locale: FormatLocale): string {
  const { charges, payment } = marketTerms(locale)
  return `The price excludes ${charges}, and so does this ${payment}.`
}

/** The same of a list, where some prices exclude them. D40. */
export function someWithoutChargesText(locale: FormatLocale): string {
  const { charges, payment } = marketTerms(locale)
  return `Where a price excludes ${charges}, so does its ${payment}.`
}
