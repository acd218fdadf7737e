import { type Context, Hono } from 'hono'
import { askingPrice } from '#domain/car/price-display.ts'
import { checkoutPath } from '#parts/links/enquiry-path.ts'
import { type CheckoutView, checkoutSteps } from '#parts/reservation-state/checkout-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { signInBefore } from '../site/resolve.ts'
import { seeOther, siteRequest } from '../site/routes.ts'
import { askingAt } from './buyer.ts'
import {
  begun,
  type CheckoutPage,
  checkoutPage,
  checkoutRoutes,
  problemNow,
  sendCheckout,
  stepAddress,
  withPurchase,
} from './checkout-page.ts'
import { isReservable } from './reserve.ts'
import type { CheckoutTools } from './tools.ts'

/**
 * `GET /cars/:car/checkout`: the step that the address names, as far as the buyer has come. Nobody else sees it, and no
 * cache stores it. A car that was never to be reserved online has no such page. Spec 2.03, FLOWS 9.
 */
export function checkoutPages(tools: CheckoutTools): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const route of checkoutRoutes) {
    app.get(route, async (c, next) => {
      const page = await checkoutPage(c, tools)
      if (!page) return next()
      return (await elsewhere(c, page, tools)) ?? (await shown(c, page, tools)) ?? next()
    })
  }
  return app
}

/** The other address of the site, or the sign-in that comes first. Spec 2.03, 2.29. */
async function elsewhere(
  c: Context<AppEnv>,
  { match, car }: CheckoutPage,
  { services }: CheckoutTools,
): Promise<Response | undefined> {
  const path = checkoutPath(car, match.tenant.site)
  const { pathname, search } = c.get('url')
  if (!pathname.endsWith(path.slice(path.lastIndexOf('/')))) return seeOther(c, path + search)
  const signIn = await signInBefore(match, siteRequest(c, services))
  return signIn === undefined ? undefined : seeOther(c, signIn)
}

async function shown(
  c: Context<AppEnv>,
  plain: CheckoutPage,
  tools: CheckoutTools,
): Promise<Response | undefined> {
  const { match, car } = plain
  const asking = await askingAt(c, tools)
  const problem = await problemNow(plain, asking, tools)
  const isOnline = (car.payment_processors?.length ?? 0) > 0
  if (problem?.code === 'not_available' && !isOnline) return undefined
  const step = checkoutSteps.find((each) => each === c.req.query('step')) ?? 'details'
  if (problem) {
    return sendCheckout(c, plain, asking, tools, { ...begun(plain, asking, step), problem })
  }
  if (!isReservable(car, match.tenant)) return undefined
  const page = await withPurchase(c, plain, asking, tools)
  if (page instanceof Response) return page
  const view = begun(page, asking, step)
  const before = stepBefore(c, view)
  if (before !== undefined) return seeOther(c, stepAddress(c, page, before))
  return sendCheckout(c, page, asking, tools, withChange(c, view))
}

/** The query of the step that comes first, where the one asked for cannot be shown yet. */
function stepBefore(c: Context<AppEnv>, { step, values, termsVersion }: CheckoutView) {
  const hasDetails = values.name !== '' && values.email !== ''
  if (step !== 'details' && !hasDetails) return {}
  if (step === 'pay' && c.req.query('terms') !== termsVersion) return { step: 'terms' }
  return undefined
}

/** Whether the price is another than the one that the buyer saw on the way. */
function withChange(c: Context<AppEnv>, view: CheckoutView): CheckoutView {
  const was = Number(c.req.query('price'))
  if (view.step !== 'pay' || !(was > 0) || was === view.price) return view
  return { ...view, problem: { code: 'price_changed', was, is: view.price } }
}

/** The address of the payment, with what the buyer has agreed to and seen. */
export const payPath = (
  c: Context<AppEnv>,
  page: CheckoutPage,
  { termsVersion }: Pick<CheckoutView, 'termsVersion'>,
): string =>
  stepAddress(c, page, {
    step: 'pay',
    terms: termsVersion,
    price: String(askingPrice(page.car) ?? 0),
  })
