import { type Context, Hono } from 'hono'
import { isAbsent } from '#domain/absence.ts'
import { readDetails } from '#domain/account/my-details.ts'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { readEmail } from '#domain/contact/email.ts'
import { type CheckoutView, checkoutSteps } from '#parts/reservation-state/checkout-view.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import { mayCount } from '../events/may-count.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { causeText } from '../log.ts'
import { seeOther } from '../site/routes.ts'
import type { Account } from '../store/account-store.ts'
import { type Asking, askingAt } from './buyer.ts'
import {
  begun,
  type CheckoutPage,
  checkoutPage,
  checkoutRoutes,
  sendCheckout,
  stepAddress,
  withPurchase,
} from './checkout-page.ts'
import { payPath } from './checkout-pages.ts'
import { problemOf } from './outcome.ts'
import { reserveCar } from './reserve.ts'
import type { CheckoutTools } from './tools.ts'

const MAX_BODY_BYTES = 10_000
/** Guards against floods only: how many cars a buyer may claim is decided in the store. */
export const checkoutRates = {
  client: { count: 60, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}
/** As the page writes it; a form with another is answered as one without. */
const KEY = /^[\w-]{16,64}$/

/** A form as it was sent by a buyer who is signed in. */
interface Sent extends CheckoutPage {
  readonly c: Context<AppEnv>
  readonly asking: Asking
  readonly account: Account
  readonly client: string
  readonly tools: CheckoutTools
  field(name: string): string
}

/**
 * `POST /cars/:car/checkout?step=`: details, terms, and the wish to pay, as forms without script send them. Answered
 * with a 303 to the next step, or to the reservation, which leads to the provider; or the page again: 422 with what was
 * wrong, 409 where the car cannot be had, 429, 503. FLOWS 9.
 */
export const checkoutForms =
  (tools: CheckoutTools): Endpoint =>
  (pipeline) => {
    const limits = {
      formats: ['form'],
      maxBodyBytes: MAX_BODY_BYTES,
      rates: checkoutRates,
    } as const
    const guards = writePipeline(limits, pipeline)
    const app = new Hono<AppEnv>()
    for (const route of checkoutRoutes) {
      for (const handler of guards) app.post(route, handler)
      app.post(route, async (c, next) => {
        const fields = parseForm(await bytesOf(c))
        const plain = await checkoutPage(c, tools)
        if (!plain) return next()
        const asking = await askingAt(c, tools)
        const { account } = asking
        const { pathname: redirect } = c.get('url')
        if (!account) {
          const back = `/cars/${plain.car.slug}`
          return seeOther(c, signInPath({ type: 'checkout', redirect, back }))
        }
        const page = await withPurchase(c, plain, asking, tools)
        if (page instanceof Response) return page
        const field = (name: string) => {
          const value = fields[name]
          return typeof value === 'string' ? value : ''
        }
        const client = pipeline.clientOf(c)
        const step = checkoutSteps.find((each) => each === c.req.query('step')) ?? 'details'
        return takers[step]({ ...page, c, asking, account, client, tools, field })
      })
    }
    return app
  }

const takers = { details: takeDetails, terms: takeTerms, pay: takePayment }

/** Name and email become the account's. */
async function takeDetails(sent: Sent): Promise<Response> {
  const { c, match, asking, account, tools, field } = sent
  const { words } = match.tenant.site
  const values = { name: field('name'), email: field('email') }
  const read = readDetails(values, words)
  const email = readEmail(values.email)
  const faults = {
    ...(read.valid ? {} : read.faults),
    ...(isAbsent(values.name) && { name: words.formNameMissing }),
    ...(!email.valid && { email: email.message }),
  }
  if (!read.valid || Object.keys(faults).length > 0) {
    const view = { ...begun(sent, asking, 'details'), values, faults }
    return sendCheckout(c, sent, asking, tools, view, 422)
  }
  const { name, email: known } = read
  const accounts = (await tools.open()).accounts(match.tenant.slug)
  await accounts.setDetails(account.id, { name, email: known })
  return seeOther(c, termsPath(sent))
}

const termsPath = (sent: Sent): string => stepAddress(sent.c, sent, { step: 'terms' })

/** That the buyer agrees to the terms as they are now. */
function takeTerms(sent: Sent): Promise<Response> | Response {
  const { c, match, asking, tools, field } = sent
  const view = begun(sent, asking, 'terms')
  if (field('terms_version') !== view.termsVersion) return seeOther(c, termsPath(sent))
  if (field('terms_conditions') === '1') return seeOther(c, payPath(c, sent, view))
  const faults = { terms: match.tenant.site.words.formTermsMissing }
  return sendCheckout(c, sent, asking, tools, { ...view, faults }, 422)
}

/** Claims the car and leads to the payment. */
async function takePayment(sent: Sent): Promise<Response> {
  const { c, match, car, purchase, asking, account, client, tools, field } = sent
  const view = begun(sent, asking, 'pay')
  const hasDetails = account.name !== undefined && account.email !== undefined
  const isAgreed = field('terms_version') === view.termsVersion
  if (!hasDetails) return seeOther(c, stepAddress(c, sent, {}))
  if (!isAgreed || !KEY.test(field('key'))) return seeOther(c, termsPath(sent))
  const refuse = (problem: CheckoutView['problem'], status: 409 | 429 | 503) =>
    sendCheckout(c, sent, asking, tools, { ...view, problem }, status)
  const isOlder = purchase && field('purchase_version') !== `${purchase.version}`
  if (isOlder) return refuse({ code: 'choices_changed' }, 409)
  try {
    const reserved = await reserveCar(
      {
        tenant: match.tenant,
        car,
        account,
        client,
        key: field('key'),
        priceSeen: Number(field('price_seen')),
        origin: c.get('origin'),
        purchase: purchase?.agreed,
        mayCount: mayCount(match.tenant.site.tracking, {
          header: (name) => c.req.header(name),
          consent: field('consent') === 'granted' ? 'granted' : undefined,
        }),
      },
      tools,
    )
    const problem = problemOf(reserved)
    if (problem) return await refuse(problem, problem.code === 'too_many' ? 429 : 409)
    if (!('reservation' in reserved)) return await refuse({ code: 'not_reached' }, 503)
    const path = reservationPath(reserved.reservation.id)
    return seeOther(c, reserved.state === 'to_bank' ? `${path}?pay=1` : path)
  } catch (cause) {
    const [requestId, tenant] = [c.get('requestId'), match.tenant.slug]
    tools.services.log.error('reservation_not_begun', {
      requestId,
      tenant,
      cause: causeText(cause),
    })
    return refuse({ code: 'not_stored' }, 503)
  }
}
