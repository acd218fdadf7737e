import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { type AskedPayment, amountTyped, readAskedPayment } from '#domain/payment/asked-payment.ts'
import {
  filledIn,
  type OnlinePaymentView,
  PAYMENTS,
} from '#parts/reservation-state/payment-view.ts'
import { askingAt, notSignedIn } from '../checkout/buyer.ts'
import type { CheckoutTools } from '../checkout/tools.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { personalControl, seeOther } from '../site/routes.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { ownPayment, ownPayments, paidOf, paymentState, paymentView } from './own-payments.ts'
import { type PaymentPage, paymentPage, sendPayment } from './payment-page.ts'

const PAYMENT = '/online-payment/:payment'
const API = `/api${PAYMENT}` as const

/**
 * `GET /online-payment`: what a buyer is asked to pay, filled in by `for`, `number` and `amount` of the address; with
 * `step=check` as it is to be paid. `GET /online-payment/:payment`: one payment, which is looked at with the bank
 * first while it is under way; with `pay` it leads on to the page of the provider. `GET /api/online-payment/:payment`
 * says its state. Of another buyer it is unknown: 404. No cache stores them. Spec 2.12, 2.28.
 */
export const paymentPages = (tools: CheckoutTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(PAYMENTS, async (c, next) => {
      const page = await paymentPage(c, tools)
      if (!page || page instanceof Response) return page ?? next()
      const { account, payments, match } = page
      const view = { ...paymentView(account, payments), ...valuesOf(c, page) }
      if (c.req.query('step') !== 'check') return sendPayment(c, page, tools, view)
      const read = readPayment(view.values, match.tenant)
      const hasDetails = account.name !== undefined && account.email !== undefined
      if (!(read.valid && hasDetails)) return seeOther(c, filledIn(view.values))
      return sendPayment(c, page, tools, checking(page, read.asked))
    })
    .get(PAYMENT, async (c, next) => {
      const page = await paymentPage(c, tools)
      if (!page || page instanceof Response) return page ?? next()
      return (await shown(c, page, tools)) ?? next()
    })
    .get(API, async (c) => {
      const { account } = await askingAt(c, tools)
      if (!account) throw notSignedIn()
      const own = await ownPayments(await tools.open(), c.get('tenant').slug, account)
      const payment = own.find(({ id }) => id === c.req.param('payment'))
      if (!payment) throw new AppError(404, 'not_found', 'There is no such payment')
      c.header('cache-control', personalControl)
      return c.json({ state: paymentState(payment) })
    })
    .all(API, otherMethods('GET, HEAD'))

/** What a buyer typed, or the link has, by the rules of the site. */
export const readPayment = (
  values: OnlinePaymentView['values'],
  { site: { words, locale, payments } }: Pick<Tenant, 'site'>,
) => readAskedPayment(values, { words, locale, bounds: payments })

/** The step that shows what is to be paid. */
export const checking = (
  { account, payments }: PaymentPage,
  asked: AskedPayment,
): OnlinePaymentView => ({
  ...paymentView(account, payments),
  checked: { asked, key: randomUUID(), seen: paidOf(payments, asked).length },
})

/** As the address has them; an amount that can be paid to the cent. */
function valuesOf(
  c: Context<AppEnv>,
  { account, payments, match }: PaymentPage,
): Pick<OnlinePaymentView, 'values'> {
  const { values } = paymentView(account, payments)
  const said = {
    ...values,
    purpose: c.req.query('for') ?? '',
    number: c.req.query('number') ?? '',
    amount: c.req.query('amount') ?? '',
  }
  const read = readPayment(said, match.tenant)
  return { values: read.valid ? { ...said, amount: amountTyped(read.asked) } : said }
}

async function shown(
  c: Context<AppEnv>,
  page: PaymentPage,
  tools: CheckoutTools,
): Promise<Response | undefined> {
  const { account, match } = page
  const { slug } = match.tenant
  const wanted = c.req.param('payment')
  const stored = page.payments.find(({ id }) => id === wanted)
  if (!stored) return undefined
  const isLeaving = c.req.query('pay') !== undefined && paymentState(stored) === 'open'
  const isSettled = !['open', 'paying', 'unsure'].includes(paymentState(stored))
  if (!(isLeaving || isSettled)) await tools.reservations.look(slug, stored.id)
  const now =
    isLeaving || isSettled ? page.payments : await ownPayments(await tools.open(), slug, account)
  const payment = ownPayment(now.find(({ id }) => id === stored.id) ?? stored)
  const isOn = isLeaving && payment.bank !== undefined
  if (isOn) c.header('refresh', `0; url=${payment.bank}`)
  return sendPayment(c, page, tools, {
    ...paymentView(account, []),
    payment: isOn ? { ...payment, state: 'to_bank' } : payment,
  })
}
