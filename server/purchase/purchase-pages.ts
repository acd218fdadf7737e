import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { signInPath } from '#domain/account/sign-in-path.ts'
import {
  openQuestion,
  type PurchaseOptions,
  type PurchaseQuestion,
  purchaseQuestions,
  readAnswer,
  TO_AN_ADDRESS,
} from '#domain/purchase/choices.ts'
import { PURCHASE_KEPT_MS } from '#domain/purchase/thresholds.ts'
import { checkoutPath } from '#parts/links/enquiry-path.ts'
import {
  type PurchaseView,
  purchasePath,
  purchaseStart,
} from '#parts/reservation-state/purchase-view.ts'
import { checkoutRates } from '../checkout/checkout-forms.ts'
import type { CheckoutTools } from '../checkout/tools.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { seeOther } from '../site/routes.ts'
import { purchaseOptions } from './purchase-options.ts'
import { type OwnPurchasePage, purchasePageAt, sendPurchase, startPage } from './purchase-page.ts'

const START = '/checkout-journey'
const PURCHASE = '/checkout-journey/:purchase'
const MAX_BODY_BYTES = 4_000
const nothing: PurchaseOptions = { valuations: [], loans: [], places: [], delivers: false }

/**
 * `GET /checkout-journey?car_id=`: the car, and the way to begin; `GET /checkout-journey/:purchase?step=`: a question of
 * a purchase of the buyer who is signed in, as far as that buyer has come. No cache stores it. Spec 2.06.
 */
export const purchasePages = (tools: CheckoutTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(START, async (c, next) => {
      const page = await startPage(c, tools)
      if (!page || page instanceof Response) return page ?? next()
      return sendPurchase(c, page, tools, {
        step: 'car',
        carId: page.car.id,
        phone: page.asking.account?.phone,
        choices: {},
        options: nothing,
      })
    })
    .get(PURCHASE, async (c, next) => {
      const page = await purchasePageAt(c, tools)
      if (!page || page instanceof Response) return page ?? next()
      const options = await optionsOf(page)
      const step = questionOf(c)
      const open = openQuestion(page.purchase.choices, options)
      const isAhead = open && purchaseQuestions.indexOf(open) < purchaseQuestions.indexOf(step)
      if (isAhead) return seeOther(c, purchasePath(page.purchase.id, open))
      return sendPurchase(c, page, tools, viewOf(page, step, options))
    })

const optionsOf = ({ match: { tenant }, store, account, car, now }: OwnPurchasePage) =>
  purchaseOptions({ store, tenant, account, car, now })

const questionOf = (c: Context<AppEnv>): PurchaseQuestion =>
  purchaseQuestions.find((each) => each === c.req.query('step')) ?? 'trade-in'

const viewOf = (
  { car, account, purchase }: OwnPurchasePage,
  step: PurchaseQuestion,
  options: PurchaseOptions,
): PurchaseView => ({
  step,
  carId: car.id,
  id: purchase.id,
  phone: account.phone,
  choices: purchase.choices,
  options,
})

/**
 * `POST /checkout-journey?car_id=` begins a purchase of a buyer who is signed in, or goes on with the one of that car;
 * `POST /checkout-journey/:purchase?step=` takes an answer. Answered with a 303 to the next page, or with the page
 * again, 422. Spec 2.06.
 */
export const purchaseForms =
  (tools: CheckoutTools): Endpoint =>
  (pipeline) => {
    const guards = writePipeline(
      { formats: ['form'], maxBodyBytes: MAX_BODY_BYTES, rates: checkoutRates },
      pipeline,
    )
    const app = new Hono<AppEnv>()
    for (const route of [START, PURCHASE]) {
      for (const handler of guards) app.post(route, handler)
    }
    return app
      .post(START, async (c, next) => {
        const page = await startPage(c, tools)
        if (!page || page instanceof Response) return page ?? next()
        const { match, car, asking, store, now } = page
        const { account } = asking
        if (!account) {
          const redirect = purchaseStart(car.slug)
          return seeOther(c, signInPath({ type: 'checkout', redirect, back: `/cars/${car.slug}` }))
        }
        const { id } = await store.purchases(match.tenant.slug).begin({
          id: randomUUID(),
          account: account.id,
          car: car.id,
          created: now.toISOString(),
          expires: new Date(now.getTime() + PURCHASE_KEPT_MS).toISOString(),
        })
        return seeOther(c, purchasePath(id, 'trade-in'))
      })
      .post(PURCHASE, async (c) => {
        const fields = parseForm(await bytesOf(c))
        const page = await purchasePageAt(c, tools)
        if (!page) throw new AppError(404, 'not_found', 'There is no such purchase')
        if (page instanceof Response) return page
        return takeAnswer(c, page, tools, {
          answer: textOf(fields.answer),
          address: textOf(fields.address),
        })
      })
  }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

async function takeAnswer(
  c: Context<AppEnv>,
  page: OwnPurchasePage,
  tools: CheckoutTools,
  fields: { readonly answer: string; readonly address: string },
): Promise<Response> {
  const { match, car, purchase, store, now } = page
  const { slug, site } = match.tenant
  const step = questionOf(c)
  const options = await optionsOf(page)
  const answer = readAnswer(step, fields, options)
  if (!answer) {
    const isAddress = step === 'delivery' && fields.answer === TO_AN_ADDRESS && options.delivers
    const { purchaseAddressMissing, purchaseChoose } = site.words
    const view: PurchaseView = {
      ...viewOf(page, step, options),
      fault: isAddress
        ? { at: 'address', text: purchaseAddressMissing }
        : { at: 'answer', text: purchaseChoose },
      ...(isAddress && { address: fields.address }),
    }
    return sendPurchase(c, page, tools, view, 422)
  }
  const isKept = await store.purchases(slug).answer(purchase.id, answer, now.toISOString())
  if (!isKept) return seeOther(c, purchaseStart(car.slug))
  const next = purchaseQuestions[purchaseQuestions.indexOf(step) + 1]
  const path = next
    ? purchasePath(purchase.id, next)
    : `${checkoutPath(car, site)}?${new URLSearchParams({ purchase: purchase.id })}`
  return seeOther(c, path)
}
