import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isAbsent } from '#domain/absence.ts'
import { readDetails } from '#domain/account/my-details.ts'
import { readEmail } from '#domain/contact/email.ts'
import { type AskedPayment, amountTyped, paymentName } from '#domain/payment/asked-payment.ts'
import { currencyOf } from '#domain/payment/currency-of.ts'
import {
  filledIn,
  type OnlinePaymentView,
  PAYMENTS,
  type PaymentProblem,
  paymentPath,
} from '#parts/reservation-state/payment-view.ts'
import { checkoutRates } from '../checkout/checkout-forms.ts'
import type { CheckoutTools } from '../checkout/tools.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { causeText } from '../log.ts'
import type { Reserved } from '../reservations/reservations.ts'
import { seeOther } from '../site/routes.ts'
import { paymentView } from './own-payments.ts'
import { type PaymentPage, paymentPage, sendPayment } from './payment-page.ts'
import { checking, readPayment } from './payment-pages.ts'

const PAYMENT = '/online-payment/:payment'
const MAX_BODY_BYTES = 4_000
const KEY = /^[\w-]{16,64}$/

type Fields = OnlinePaymentView['values'] & { readonly key: string; readonly seen: string }

/** A form as a buyer who is signed in sent it. */
interface Sent extends PaymentPage {
  readonly c: Context<AppEnv>
  readonly fields: Fields
  readonly client: string
  readonly tools: CheckoutTools
}

/**
 * `POST /online-payment`: what a buyer wants to pay, answered with a 303 to the step that asks to check it, or with the
 * page again, 422; with `step=pay` the payment begins: a 303 to its page, which leads to the provider, or the page
 * again, 409, 429, 503. `POST /online-payment/:payment` gives up one that is not paid. Spec 2.12.
 */
export const paymentForms =
  (tools: CheckoutTools): Endpoint =>
  (pipeline) => {
    const limits = {
      formats: ['form'],
      maxBodyBytes: MAX_BODY_BYTES,
      rates: checkoutRates,
    } as const
    const app = new Hono<AppEnv>()
    for (const route of [PAYMENTS, PAYMENT]) {
      for (const handler of writePipeline(limits, pipeline)) app.post(route, handler)
    }
    return app
      .post(PAYMENTS, async (c, next) => {
        const fields = fieldsOf(parseForm(await bytesOf(c)))
        const page = await paymentPage(c, tools)
        if (!page || page instanceof Response) return page ?? next()
        const sent = { ...page, c, fields, tools, client: pipeline.clientOf(c) }
        return c.req.query('step') === 'pay' ? takePayment(sent) : takeWish(sent)
      })
      .post(PAYMENT, async (c) => {
        const page = await paymentPage(c, tools)
        if (page instanceof Response) return page
        const payment = page?.payments.find(({ id }) => id === c.req.param('payment'))
        if (!payment) throw new AppError(404, 'not_found', 'There is no such payment')
        await tools.reservations.release(c.get('tenant').slug, payment.id, 'buyer')
        return seeOther(c, paymentPath(payment.id))
      })
  }

function fieldsOf(form: Readonly<Record<string, unknown>>): Fields {
  const text = (name: string) => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    purpose: text('for'),
    number: text('number'),
    amount: text('amount'),
    name: text('name'),
    email: text('email'),
    key: text('key'),
    seen: text('seen'),
  }
}

/** Name and email become the account's; what is paid is in the address of the next step. */
async function takeWish(sent: Sent): Promise<Response> {
  const { c, match, account, payments, tools, fields } = sent
  const { words } = match.tenant.site
  const read = readPayment(fields, match.tenant)
  const details = readDetails(fields, words)
  const email = readEmail(fields.email)
  const faults = {
    ...(read.valid ? {} : read.faults),
    ...(details.valid ? {} : details.faults),
    ...(isAbsent(fields.name) && { name: words.formNameMissing }),
    ...(!email.valid && { email: email.message }),
  }
  if (!(read.valid && details.valid) || Object.keys(faults).length > 0) {
    const view = { ...paymentView(account, payments), values: fields, faults }
    return sendPayment(c, sent, tools, view, 422)
  }
  const { name, email: known } = details
  const accounts = (await tools.open()).accounts(match.tenant.slug)
  await accounts.setDetails(account.id, { name, email: known })
  return seeOther(c, toCheck(read.asked))
}

const toCheck = (asked: AskedPayment): string =>
  filledIn({ ...asked, amount: amountTyped(asked) }, 'check')

/** Begins the payment, and leads to it. */
async function takePayment(sent: Sent): Promise<Response> {
  const { c, match, account, tools, fields } = sent
  const read = readPayment(fields, match.tenant)
  const hasDetails = account.name !== undefined && account.email !== undefined
  if (!(read.valid && hasDetails)) return seeOther(c, filledIn(fields))
  if (!KEY.test(fields.key)) return seeOther(c, toCheck(read.asked))
  const refuse = (problem: PaymentProblem, status: 409 | 429 | 503) =>
    sendPayment(c, sent, tools, { ...checking(sent, read.asked), problem }, status)
  try {
    const reserved = await begin(sent, read.asked)
    switch (reserved.state) {
      case 'already_yours':
        return await refuse({ code: 'under_way', path: paymentPath(reserved.reservation.id) }, 409)
      case 'paid_before':
        return await refuse({ code: 'paid_before' }, 409)
      case 'too_many':
        return await refuse({ code: 'too_many', retryAt: reserved.retryAt }, 429)
      default: {
        if (!('reservation' in reserved)) return await refuse({ code: 'not_reached' }, 503)
        const path = paymentPath(reserved.reservation.id)
        return seeOther(c, reserved.state === 'to_bank' ? `${path}?pay=1` : path)
      }
    }
  } catch (cause) {
    const [requestId, tenant] = [c.get('requestId'), match.tenant.slug]
    tools.services.log.error('payment_not_begun', { requestId, tenant, cause: causeText(cause) })
    return refuse({ code: 'not_stored' }, 503)
  }
}

function begin(
  { c, match, account, client, tools, fields }: Sent,
  asked: AskedPayment,
): Promise<Reserved> {
  const { slug, site } = match.tenant
  const back = (id: string) => c.get('origin') + paymentPath(id)
  return tools.reservations.pay(slug, {
    id: randomUUID(),
    key: fields.key,
    account: account.id,
    address: tools.keyring.sign('reservation address', client),
    asked,
    seen: Number(fields.seen),
    currency: currencyOf(site.locale),
    now: tools.services.clock().toISOString(),
    title: paymentName(asked, site.words),
    ...(account.email !== undefined && { email: account.email }),
    returnUrl: back,
    cancelUrl: back,
  })
}
