import type { Context } from 'hono'
import type { Car } from '#domain/car/car.ts'
import { onlinePurchase } from '#domain/car/online-purchase.ts'
import { checkoutPath } from '#parts/links/enquiry-path.ts'
import type { PurchaseView } from '#parts/reservation-state/purchase-view.ts'
import { type Asking, askingAt } from '../checkout/buyer.ts'
import { problemNow } from '../checkout/checkout-page.ts'
import type { CheckoutTools } from '../checkout/tools.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { Account } from '../store/account-store.ts'
import type { Purchase } from '../store/purchase-store.ts'
import type { Store } from '../store/store.ts'
import { ownPurchase } from './purchase-options.ts'

/** A page of a purchase, with the car, and the purchase where its address has one. */
export interface PurchasePage {
  readonly match: PageMatch
  readonly car: Car
  readonly asking: Asking
  readonly store: Store
  readonly now: Date
}
export interface OwnPurchasePage extends PurchasePage {
  readonly account: Account
  readonly purchase: Purchase
}

/** The page of the site at a request's address; a response where the sign-in comes first. */
async function pageAt(c: Context<AppEnv>, { services }: CheckoutTools) {
  const request = siteRequest(c, services)
  const found = await findPage(request, services.stock)
  if (found.kind !== 'match') return undefined
  const signIn = await signInBefore(found.match, request)
  if (signIn !== undefined) return seeOther(c, signIn)
  return { ...found.match, url: { ...found.match.url, blocks: undefined } }
}

/**
 * The page that begins to buy the car of the address, by its slug or id; a response for a car that is not sold online
 * at this moment: its checkout says why, or takes its deposit. Spec 2.06, 4.30.
 */
export async function startPage(
  c: Context<AppEnv>,
  tools: CheckoutTools,
): Promise<PurchasePage | Response | undefined> {
  const match = await pageAt(c, tools)
  if (!match || match instanceof Response) return match
  const named = c.req.query('car_id') ?? ''
  // Whoever names no car is about to choose one.
  if (named === '') return seeOther(c, '/search')
  const car = match.stock.search.carBySlug(named) ?? match.stock.search.carById(named)
  if (!car) return undefined
  const page = { match, car, ...(await asked(c, tools)) }
  return (await offSale(c, page, tools)) ?? page
}

/** The page of a buyer's own purchase; undefined for that of another as for one that is not there. */
export async function purchasePageAt(
  c: Context<AppEnv>,
  tools: CheckoutTools,
): Promise<OwnPurchasePage | Response | undefined> {
  const match = await pageAt(c, tools)
  if (!match || match instanceof Response) return match
  const of = await asked(c, tools)
  const { account } = of.asking
  const { tenant } = match
  const purchase =
    account && (await ownPurchase(c.req.param('purchase') ?? '', { ...of, tenant, account }))
  const car = purchase && match.stock.search.carById(purchase.car)
  if (!account || !purchase || !car) return undefined
  const page = { match, car, account, purchase, ...of }
  return (await offSale(c, page, tools)) ?? page
}

async function asked(c: Context<AppEnv>, tools: CheckoutTools) {
  const [asking, store] = [await askingAt(c, tools), await tools.open()]
  return { asking, store, now: tools.services.clock() }
}

async function offSale(c: Context<AppEnv>, page: PurchasePage, tools: CheckoutTools) {
  const { match, car, asking } = page
  const { site } = match.tenant
  const isSold = onlinePurchase(car, { enabled: site.flags.onlinePurchase }).eligible
  const problem = await problemNow({ match, car }, asking, tools)
  return isSold && !problem ? undefined : seeOther(c, checkoutPath(car, site))
}

/** Sends the page of one visitor. */
export async function sendPurchase(
  c: Context<AppEnv>,
  { match, asking }: Pick<PurchasePage, 'match' | 'asking'>,
  { services }: CheckoutTools,
  purchase: PurchaseView,
  status: 200 | 422 = 200,
): Promise<Response> {
  const page = await personalPage(match, asking.visitor, services, c.get('requestId'), { purchase })
  return sendPersonal(c, page, status)
}
