import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { LoanOffer } from '#domain/finance/loan-offers.ts'
import { marketTerms } from '#domain/finance/market-terms.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import { basisOf, repaymentText, shownPayment } from '../repayment/repayment.ts'
import type { SiteView } from '../view-context.ts'
import type { PurchaseLine } from './purchase-view.ts'

interface LinesSite extends Pick<SiteView, 'locale' | 'words'> {
  readonly locations: readonly Pick<SiteView['locations'][number], 'slug' | 'name'>[]
}

/** What a buyer chose beside the car, for the summary, the receipt and the dealer. Spec 2.06, D40. */
export function purchaseLines(
  { trade_in: tradeIn, finance, collect_at: place, deliver_to: address }: PurchaseOfLead,
  site: LinesSite,
): PurchaseLine[] {
  const { words } = site
  const at = site.locations.find(({ slug }) => slug === place)?.name ?? place ?? ''
  return [
    {
      question: 'trade-in',
      name: words.purchaseStepTradeIn,
      value: tradeIn
        ? `${tradeIn.vehicle}, ${tradeIn.figure}. ${tradeIn.validity}`
        : words.purchaseNoTradeIn,
    },
    {
      question: 'payment',
      name: words.purchaseStepPayment,
      value: finance ? loanText(loanOf(finance), site) : words.purchaseCash,
    },
    {
      question: 'delivery',
      name: words.purchaseStepDelivery,
      value:
        address === undefined
          ? fillPlaceholders(words.purchaseCollect, { place: at })
          : `${words.purchaseDeliver}: ${address}`,
    },
  ]
}

const loanOf = (finance: NonNullable<PurchaseOfLead['finance']>): LoanOffer => ({
  eligible: true,
  interestRate: finance.interest_rate,
  comparisonRate: finance.comparison_rate,
  termMonths: finance.months,
  weekly: finance.weekly,
  monthly: finance.monthly,
  deposit: finance.deposit,
  balloon: finance.balloon,
})

/** A loan in a sentence: its repayment with both rates, or the APR, and what it assumes. D40. */
export function loanText(loan: LoanOffer, site: Pick<LinesSite, 'locale' | 'words'>): string {
  const shown = shownPayment(loan, site.locale)
  if (!shown) return basisOf(loan, site.locale)
  const { text, beside } = repaymentText(shown, site)
  // American terms say it beside the payment.
  const basis = marketTerms(site.locale).isRateApr ? [] : [basisOf(loan, site.locale)]
  return [text, ...beside, ...basis].join(', ')
}
