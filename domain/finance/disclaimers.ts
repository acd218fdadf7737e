import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { type FormatLocale, formatDate, formatMoney, formatNumber, formatRate } from '../format.ts'
import type { FinanceSettings } from '../site/finance.ts'
import type { Today } from './finance-conditions.ts'
import { isWithoutCharges, marketTerms, withoutChargesText } from './market-terms.ts'
import { provider1Figures } from './provider-1-figures.ts'
import { provider4Layout } from './provider-4-layout.ts'
import { lenderOf, type SiteTerms } from './site-terms.ts'
import { siteTermsText } from './site-terms-text.ts'
import {
  COMPARISON_LOAN_DOLLARS,
  COMPARISON_LOAN_YEARS,
  PERCENT,
  PROVIDER_1_DEPOSIT_SHARE,
} from './thresholds.ts'

/**
 * The warning required beside every comparison rate, in our own words; where an APR stands in its place,
 * what that counts. D30, D40, Spec 9.13.
 */
export function rateWarning(locale: FormatLocale): { title: string; text: string } {
  if (marketTerms(locale).isRateApr) {
    return {
      title: 'About these estimates',
      text: 'The APR is the annual percentage rate of the loan: its interest and the lender’s fees, as a rate a year. Payment, APR, term and down payment are an example; yours depend on your credit, the lender and the vehicle.',
    }
  }
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
  const { isRateApr } = marketTerms(locale)
  const licence = creditLicence === undefined ? '' : `, Australian Credit Licence ${creditLicence}`
  const between = ({ from, to }: { from: number; to: number }) =>
    `from ${formatRate(from, locale)} to ${formatRate(to, locale)}`
  const depending = 'depending on the applicant and the vehicle.'
  const sentences = isRateApr
    ? [
        'Payments are estimates on approved credit, not an offer of credit.',
        `Financing by ${disclaimerName}.`,
        rateRanges && `APRs range ${between(rateRanges.comparison)}, ${depending}`,
      ]
    : [
        'Repayments are indicative only and are not a quote or an offer that binds anyone.',
        'Finance is for approved applicants only; terms, conditions, fees and lending criteria apply.',
        `Finance by ${disclaimerName}${licence}.`,
        rateRanges &&
          `Interest rates range ${between(rateRanges.interest)} p.a., comparison rates ${between(rateRanges.comparison)} p.a., ${depending}`,
      ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
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
    isWithoutCharges(car, locale) ? withoutChargesText(locale) : undefined,
  ].filter((text) => text !== undefined)
  return terms.length > 0 ? terms.join(' ') : undefined
}
