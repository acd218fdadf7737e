import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatCents, formatMoney } from '#domain/format.ts'
import { type AskedPayment, paymentName } from '#domain/payment/asked-payment.ts'
import { timeText } from '#domain/reservation/moment-text.ts'
import { CLAIM_LASTS_MS } from '#domain/reservation/thresholds.ts'
import { MINUTE_MS } from '#domain/units.ts'
import type { OnlinePaymentView } from '#parts/reservation-state/payment-view.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'

/** What each step of the page is made from. */
export interface Shown {
  readonly id: string
  readonly state: OnlinePaymentView
  readonly site: SiteView
  readonly page: PageView
}

/** What the page is about, once that is known. */
export const askedIn = ({ payment, checked }: OnlinePaymentView): AskedPayment | undefined =>
  payment?.asked ?? checked?.asked

/** Fills the texts of the page. */
export function fillerOf({ state, site }: Pick<Shown, 'state' | 'site'>) {
  const { words, locale, name, payments, legalName } = site
  const asked = askedIn(state)
  const until = state.payment?.until
  const values = {
    name: legalName ?? name,
    least: formatMoney(payments.least, locale),
    greatest: formatMoney(payments.greatest, locale),
    amount: asked ? formatCents(asked.cents, locale) : '',
    what: asked ? paymentName(asked, words) : '',
    minutes: CLAIM_LASTS_MS / MINUTE_MS,
    time: until === undefined ? '' : timeText(until, site),
    email: state.buyer.email ?? '',
  }
  return (text: string, more: Readonly<Record<string, string | number>> = {}) =>
    fillPlaceholders(text, { ...values, ...more })
}
