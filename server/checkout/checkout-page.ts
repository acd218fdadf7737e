import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { CheckoutProblem, CheckoutView } from '#parts/reservation-state/checkout-view.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { personalPage } from '../site/respond.ts'
import { sendPersonal, siteRequest } from '../site/routes.ts'
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

export const alreadyYours = (reservation: Reservation): CheckoutProblem => ({
  code: 'already_yours',
  path: reservationPath(reservation.id),
  reference: referenceOfReservation(reservation),
  until: reservation.stage === 'held' ? reservation.heldUntil : undefined,
})

/** The page as it begins at a step: the buyer's details as they are stored. */
export function begun(
  { match: { tenant }, car }: CheckoutPage,
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
