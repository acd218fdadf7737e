import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Car } from '#domain/car/car.ts'
import { onlinePurchase } from '#domain/car/online-purchase.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { openQuestion } from '#domain/purchase/choices.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { CheckoutProblem, CheckoutView } from '#parts/reservation-state/checkout-view.ts'
import { purchaseLines } from '#parts/reservation-state/purchase-lines.ts'
import { purchasePath, purchaseStart } from '#parts/reservation-state/purchase-view.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { ownPurchase, purchaseNow } from '../purchase/purchase-options.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { Purchase } from '../store/purchase-store.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Asking } from './buyer.ts'
import { referenceOfReservation } from './reservation-view.ts'
import { isReservable } from './reserve.ts'
import { termsFor } from './terms.ts'
import type { CheckoutTools } from './tools.ts'

/** The addresses at which a car is reserved: a site has one of them. Spec 2.03. */
export const checkoutRoutes = ['/cars/:car/checkout', '/cars/:car/buy-online'] as const

/** The page at which a car is reserved. */
export interface CheckoutPage {
  readonly match: PageMatch
  readonly car: Car
  /** What it ends, of a buyer who buys the car online. */
  readonly purchase?: EndedPurchase | undefined
}

/** A purchase whose questions have an answer each. */
export interface EndedPurchase extends Pick<Purchase, 'id' | 'version'> {
  readonly agreed: PurchaseOfLead
}

/** The page at a request's address, where it reserves a car; undefined leaves the address to others. */
export async function checkoutPage(
  c: Context<AppEnv>,
  { services }: CheckoutTools,
): Promise<CheckoutPage | undefined> {
  const found = await findPage(siteRequest(c, services), services.stock)
  if (found.kind !== 'match') return undefined
  const { match } = found
  const { car } = match.bindings.records
  const blocks = [...pageFacts(match.page).blocks.values()]
  if (!car || !blocks.some(({ block }) => block.name === 'checkout')) return undefined
  return { match: { ...match, url: { ...match.url, blocks: undefined } }, car }
}

/** What keeps this buyer from reserving the car at this moment, or undefined. FLOWS 9. */
export async function problemNow(
  { match: { tenant }, car }: CheckoutPage,
  { account }: Asking,
  { open, services }: CheckoutTools,
): Promise<CheckoutProblem | undefined> {
  const active = await (await open()).reservations(tenant.slug).ofCar(car.id)
  const isOver =
    active?.stage === 'claimed' && Date.parse(active.claimedUntil) <= services.clock().getTime()
  if (active && !isOver) {
    if (account && active.account === account.id) return alreadyYours(active)
    return active.stage === 'claimed'
      ? { code: 'being_paid', until: active.claimedUntil }
      : { code: 'held_by_another' }
  }
  if (isReservable(car, tenant)) return undefined
  return { code: car.reserved === true ? 'held_by_another' : 'not_available' }
}

/**
 * The purchase that the address names, added to its page; a response for one that is not this buyer's, has expired or
 * is no longer sold so, which begins anew, and where a question is open. Spec 2.06.
 */
export async function withPurchase(
  c: Context<AppEnv>,
  page: CheckoutPage,
  { account }: Asking,
  { open, services }: CheckoutTools,
): Promise<CheckoutPage | Response> {
  const id = c.req.query('purchase')
  if (id === undefined) return page
  const { car, match } = page
  const { tenant } = match
  const now = services.clock()
  const store = await open()
  const purchase = account && (await ownPurchase(id, { store, tenant, account, now }))
  const isSold = onlinePurchase(car, { enabled: tenant.site.flags.onlinePurchase }).eligible
  if (!account || purchase?.car !== car.id || !isSold) return seeOther(c, purchaseStart(car.slug))
  const { options, agreed } = await purchaseNow(purchase, { store, tenant, account, car, now })
  if (!agreed) {
    return seeOther(c, purchasePath(id, openQuestion(purchase.choices, options) ?? 'trade-in'))
  }
  return { ...page, purchase: { id, version: purchase.version, agreed } }
}

/** The address of a step, with the purchase that it ends. */
export function stepAddress(
  c: Context<AppEnv>,
  { purchase }: CheckoutPage,
  query: Readonly<Record<string, string>>,
): string {
  const all = new URLSearchParams({ ...query, ...(purchase && { purchase: purchase.id }) })
  const { pathname } = c.get('url')
  return all.size === 0 ? pathname : `${pathname}?${all}`
}

export const alreadyYours = (reservation: Reservation): CheckoutProblem => ({
  code: 'already_yours',
  path: reservationPath(reservation.id),
  reference: referenceOfReservation(reservation),
  until: reservation.stage === 'held' ? reservation.heldUntil : undefined,
})

/** The page as it begins at a step: the buyer's details as they are stored. */
export function begun(
  { match: { tenant }, car, purchase }: CheckoutPage,
  { account }: Asking,
  step: CheckoutView['step'],
): CheckoutView {
  return {
    step: account ? step : 'details',
    phone: account?.phone,
    values: { name: account?.name ?? '', email: account?.email ?? '' },
    faults: {},
    termsVersion: termsFor(car, tenant.site).version,
    price: askingPrice(car) ?? 0,
    key: randomUUID(),
    ...(purchase && {
      purchase: {
        id: purchase.id,
        version: purchase.version,
        lines: purchaseLines(purchase.agreed, tenant.site),
        hasLoan: purchase.agreed.finance !== undefined,
      },
    }),
  }
}

/** Sends the page of one visitor. */
export async function sendCheckout(
  c: Context<AppEnv>,
  { match }: CheckoutPage,
  { visitor }: Asking,
  { services }: CheckoutTools,
  checkout: CheckoutView,
  status: 200 | 409 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const page = await personalPage(match, visitor, services, c.get('requestId'), { checkout })
  return sendPersonal(c, page, status)
}
