import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import { type FormatLocale, formatDate, formatMoney, formatNumber, formatRate } from '../format.ts'
import type { FinanceSettings } from '../site/finance.ts'
import type { Today } from './finance-conditions.ts'
import { provider1Figures } from './provider-1-figures.ts'
import { provider4Layout } from './provider-4-layout.ts'
import { lenderOf, type SiteTerms } from './site-terms.ts'
import {
  COMPARISON_LOAN_DOLLARS,
  COMPARISON_LOAN_YEARS,
  PERCENT,
  PROVIDER_1_DEPOSIT_SHARE,
} from './thresholds.ts'

/** The warning required beside every comparison rate, in our own words. D30, Spec 9.13. */
export function comparisonRateWarning(locale: FormatLocale): { title: string; text: string } {
  const amount = formatMoney(COMPARISON_LOAN_DOLLARS, locale)
  return {
    title: 'Comparison rate warning',
    text: `The comparison rate is based on a secured loan of ${amount} over ${COMPARISON_LOAN_YEARS} years. It is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.`,
  }
}

type FinanceCompany = Pick<FinanceSettings, 'disclaimerName' | 'creditLicence' | 'rateRanges'>

/** The limits of every repayment estimate, the lender and its rates. Spec 9.17, 9.18. */
export function repaymentDisclaimer(company: FinanceCompany, locale: FormatLocale): string {
  const { disclaimerName, creditLicence, rateRanges } = company
  const licence = creditLicence === undefined ? '' : `, Australian Credit Licence ${creditLicence}`
  const between = ({ from, to }: { from: number; to: number }) =>
    `from ${formatRate(from, locale)} to ${formatRate(to, locale)} p.a.`
  return [
    'Repayments are indicative only and are not a quote or an offer that binds anyone.',
    'Finance is for approved applicants only; terms, conditions, fees and lending criteria apply.',
    `Finance by ${disclaimerName}${licence}.`,
    rateRanges &&
      `Interest rates range ${between(rateRanges.interest)}, comparison rates ${between(rateRanges.comparison)}, depending on the applicant and the vehicle.`,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

type EstimateFields = {
  car: Pick<Car, 'price' | 'offer_price'>
  lender: FinanceLender
  settings: Pick<FinanceSettings, 'offerEnds'>
  today: Today
  locale: FormatLocale
}

function provider1Terms({ car, lender, today, locale }: EstimateFields): string | undefined {
  const figures = provider1Figures(car, lender, today)
  if (!figures) return undefined
  const share = formatNumber(PROVIDER_1_DEPOSIT_SHARE * PERCENT, locale)
  const deposit = formatMoney(figures.deposit, locale)
  const total = formatMoney(figures.totalPayable, locale)
  const validUntil = formatDate(figures.offerValidUntil, locale, today.timeZone)
  return `Based on a deposit of ${deposit} (${share}% of the price) and ${figures.termMonths} monthly payments; total payable ${total}. Valid until ${validUntil}.`
}

function provider4Terms({ lender, settings, today, locale }: EstimateFields): string | undefined {
  const { offerEnds } = provider4Layout(lender, settings, today)
  return offerEnds && `Offer ends ${formatDate(offerEnds, locale, today.timeZone)}.`
}

/**
 * For a page with repayments of several vehicles: the site's terms by which those without a lender's
 * own figures are worked out; undefined if the site states none. D30.
 */
export function siteTermsNote(terms: SiteTerms, locale: FormatLocale): string | undefined {
  const { rateAnnual, termMonths, depositPercent = 0, balloonPercent = 0 } = terms
  if (rateAnnual === undefined) return undefined
  const percent = (share: number) => `${formatNumber(share, locale)}% of the price`
  const parts = [
    depositPercent > 0 ? `a deposit of ${percent(depositPercent)}` : 'no deposit',
    `${termMonths} months at ${formatRate(rateAnnual, locale)} p.a.`,
    balloonPercent > 0 ? `a final payment of ${percent(balloonPercent)}` : 'no final payment',
  ]
  return `Where the lender states no figures for a vehicle, its repayment is worked out from our standard terms: ${parts.join(', ')}.`
}

/** Of an entry worked out from the site's terms: that it is, and from which. D30. */
function siteTermsText(
  car: PricedCar,
  lender: FinanceLender,
  terms: SiteTerms,
  locale: FormatLocale,
) {
  const { depositPercent = 0, balloonPercent = 0 } = terms
  const { deposit = 0, balloon = 0, termMonths, interestRate = 0 } = lender
  const share = (dollars: number, percent: number) =>
    `${formatMoney(dollars, locale)} (${formatNumber(percent, locale)}% of the price)`
  const price = formatMoney(askingPrice(car) ?? 0, locale)
  const parts = [
    deposit > 0 ? `a deposit of ${share(deposit, depositPercent)}` : 'no deposit',
    `${termMonths} months at ${formatRate(interestRate, locale)} p.a.`,
    balloon > 0 ? `a final payment of ${share(balloon, balloonPercent)}` : 'no final payment',
  ]
  return `Worked out from our standard terms, not a lender's offer for this vehicle: a price of ${price}, ${parts.join(', ')}.`
}

/** Of a price that excludes government charges: that its repayment does too. D40. */
export const WITHOUT_CHARGES =
  'The price excludes government charges and taxes, and so does this repayment.'

/** The same of a list, where some prices exclude them. D40. */
export const SOME_WITHOUT_CHARGES =
  'Where a price excludes government charges and taxes, so does its repayment.'

const termsByProvider: Readonly<Record<number, typeof provider1Terms | undefined>> = {
  1: provider1Terms,
  4: provider4Terms,
}

type PricedCar = Pick<Car, 'price' | 'offer_price' | 'finance_lenders' | 'price_type'>

/**
 * The terms of one car's estimate: the lender's own, or the site's that it was worked out from, those
 * of the provider's kind, and that it excludes what the price excludes; undefined if there are none.
 * Spec 4.17, 9.15, 9.16, D40.
 */
export function estimateTerms(
  car: PricedCar,
  settings: Pick<FinanceSettings, 'provider' | 'offerEnds'> & SiteTerms,
  today: Today,
  locale: FormatLocale,
): string | undefined {
  const entry = lenderOf(car, settings)
  if (!entry) return undefined
  const { lender, source } = entry
  const terms = [
    source === 'site' ? siteTermsText(car, lender, settings, locale) : lender.disclaimer,
    termsByProvider[settings.provider]?.({ car, lender, settings, today, locale }),
    car.price_type === 'egc' ? WITHOUT_CHARGES : undefined,
  ].filter((text) => text !== undefined)
  return terms.length > 0 ? terms.join(' ') : undefined
}
