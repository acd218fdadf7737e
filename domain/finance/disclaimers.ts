import type { FinanceLender } from '../car/finance-lender.ts'
import { type FormatLocale, formatDate, formatMoney, formatNumber, formatRate } from '../format.ts'
import type { FinanceSettings } from '../site/finance.ts'
import type { FinancedCar, Today } from './finance-conditions.ts'
import { provider1Figures } from './provider-1-figures.ts'
import { provider4Layout } from './provider-4-layout.ts'
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
  car: Pick<FinancedCar, 'price' | 'offer_price'>
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

/**
 * The terms of one car's estimate: the lender's own and those of the provider's kind; undefined
 * if there are none. Spec 4.17, 9.15, 9.16.
 */
export function estimateTerms(
  car: Pick<FinancedCar, 'price' | 'offer_price' | 'finance_lenders'>,
  settings: Pick<FinanceSettings, 'provider' | 'offerEnds'>,
  today: Today,
  locale: FormatLocale,
): string | undefined {
  const { provider } = settings
  const lender = car.finance_lenders?.[String(provider)]
  if (!lender) return undefined
  const ofProvider = termsByProvider[provider]?.({ car, lender, settings, today, locale })
  const terms = [lender.disclaimer, ofProvider].filter((text) => text !== undefined)
  return terms.length > 0 ? terms.join(' ') : undefined
}
