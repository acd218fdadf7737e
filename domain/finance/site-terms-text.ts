import type { Car } from '../car/car.ts'
import type { FinanceLender } from '../car/finance-lender.ts'
import { askingPrice } from '../car/price-display.ts'
import { type FormatLocale, formatMoney, formatNumber } from '../format.ts'
import { marketTerms, quotedRate } from './market-terms.ts'
import type { SiteTerms } from './site-terms.ts'

/**
 * For a page with repayments of several vehicles: the site's terms by which those without a lender's
 * own figures are worked out; undefined if the site states none. D30.
 */
export function siteTermsNote(terms: SiteTerms, locale: FormatLocale): string | undefined {
  const { rateAnnual, comparisonRate = 0, depositPercent = 0, balloonPercent = 0 } = terms
  if (rateAnnual === undefined) return undefined
  const share = (percent: number) => `${formatNumber(percent, locale)}% of the price`
  const { payment } = marketTerms(locale)
  const loan = loanText(
    {
      deposit: depositPercent > 0 ? share(depositPercent) : undefined,
      rate: quotedRate({ interestRate: rateAnnual, comparisonRate }, locale),
      termMonths: terms.termMonths,
      balloon: balloonPercent > 0 ? share(balloonPercent) : undefined,
    },
    locale,
  )
  return `Where the lender states no figures for a vehicle, its ${payment} is worked out from our standard terms: ${loan}.`
}

/** Of an entry worked out from the site's terms: that it is, and from which. D30. */
export function siteTermsText(
  car: Pick<Car, 'price' | 'offer_price'>,
  lender: FinanceLender,
  terms: SiteTerms,
  locale: FormatLocale,
) {
  const { depositPercent = 0, balloonPercent = 0 } = terms
  const { deposit = 0, balloon = 0, interestRate = 0, comparisonRate = 0, termMonths } = lender
  const share = (dollars: number, percent: number) =>
    `${formatMoney(dollars, locale)} (${formatNumber(percent, locale)}% of the price)`
  const price = formatMoney(askingPrice(car) ?? 0, locale)
  const loan = loanText(
    {
      deposit: deposit > 0 ? share(deposit, depositPercent) : undefined,
      rate: quotedRate({ interestRate, comparisonRate }, locale),
      termMonths,
      balloon: balloon > 0 ? share(balloon, balloonPercent) : undefined,
    },
    locale,
  )
  return `Worked out from our standard terms, not a lender's offer for this vehicle: a price of ${price}, ${loan}.`
}

interface LoanTexts {
  readonly deposit: string | undefined
  readonly rate: string
  readonly termMonths: number | undefined
  readonly balloon: string | undefined
}

function loanText({ deposit, rate, termMonths, balloon }: LoanTexts, locale: FormatLocale): string {
  const { deposit: name } = marketTerms(locale)
  return [
    deposit === undefined ? `no ${name}` : `a ${name} of ${deposit}`,
    `${termMonths} months at ${rate}`,
    balloon === undefined ? 'no final payment' : `a final payment of ${balloon}`,
  ].join(', ')
}
