import { type Context, Hono } from 'hono'
import type { ReservationView } from '#parts/reservation-state/reservation-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { personalControl, seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { Reservation } from '../store/reservation-store.ts'
import { type Asking, askingAt, notSignedIn } from './buyer.ts'
import { referenceOfReservation, stateFor, viewOf } from './reservation-view.ts'
import { isReservable } from './reserve.ts'
import type { CheckoutTools } from './tools.ts'

const API = '/api/reservations/:reservation'

/**
 * `GET /reservations/:id`: a buyer's reservation, which is looked at with the bank first where it is being paid; with
 * `pay` it leads on to the page of the provider, with `cancel` it asks whether to cancel. `GET /api/reservations/:id`
 * says its state. Of another buyer it is unknown: 404. D31, FLOWS 9.
 */
export const reservationPages = (tools: CheckoutTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(API, async (c) => {
      const asking = await askingAt(c, tools)
      if (!asking.account) throw notSignedIn()
      const reservation = await ownReservation(c, asking, tools)
      if (!reservation) throw new AppError(404, 'not_found', 'There is no such reservation')
      c.header('cache-control', personalControl)
      return c.json(answerOf(reservation))
    })
    .all(API, otherMethods('GET, HEAD'))
    .get('/reservations/:reservation', async (c, next) => {
      const { services } = tools
      const found = await findPage(siteRequest(c, services), services.stock)
      if (found.kind !== 'match') return next()
      const match = { ...found.match, url: { ...found.match.url, blocks: undefined } }
      const signIn = await signInBefore(match, siteRequest(c, services))
      if (signIn !== undefined) return seeOther(c, signIn)
      const asking = await askingAt(c, tools)
      const reservation = await ownReservation(c, asking, tools)
      return reservation ? send(c, match, asking, reservation, tools) : next()
    })

/** What the API says of a reservation. */
export const answerOf = (reservation: Reservation) => ({
  reservation_id: reservation.id,
  reference: referenceOfReservation(reservation),
  state: stateFor(reservation),
  ...(reservation.attempt.url !== undefined && { payment_url: reservation.attempt.url }),
  ...(reservation.heldUntil !== undefined && { held_until: reservation.heldUntil }),
  deposit: reservation.deposit,
  price: reservation.priceSeen,
})

/** The reservation of the address, if it is this buyer's. */
export async function ownReservation(
  c: Context<AppEnv>,
  { account }: Asking,
  { open }: Pick<CheckoutTools, 'open'>,
): Promise<Reservation | undefined> {
  const store = (await open()).reservations(c.get('tenant').slug)
  const reservation = await store.reservation(c.req.param('reservation') ?? '')
  const isOwn = account !== undefined && reservation?.account === account.id && !reservation.asked
  return isOwn ? reservation : undefined
}

async function send(
  c: Context<AppEnv>,
  match: PageMatch,
  asking: Asking,
  stored: Reservation,
  tools: CheckoutTools,
): Promise<Response> {
  const { services } = tools
  const asksToPay = c.req.query('pay') !== undefined
  const isLeaving = asksToPay && stateFor(stored) === 'open'
  const reservation = isLeaving ? stored : await lookedAt(stored, asking, c, tools)
  const view = shownView(c, match, asking, reservation)
  const isOn = isLeaving && view.bank !== undefined
  if (isOn) c.header('refresh', `0; url=${view.bank}`)
  const shown = isOn ? { ...view, state: 'to_bank' as const } : view
  const page = await personalPage(match, asking.visitor, services, c.get('requestId'), {
    reservation: shown,
  })
  return sendPersonal(c, page)
}

/** The reservation after the bank was asked, where it is being paid. */
async function lookedAt(
  reservation: Reservation,
  asking: Asking,
  c: Context<AppEnv>,
  tools: CheckoutTools,
): Promise<Reservation> {
  const isSettled = !['open', 'paying', 'unsure'].includes(stateFor(reservation))
  if (isSettled) return reservation
  await tools.reservations.look(c.get('tenant').slug, reservation.id)
  return (await ownReservation(c, asking, tools)) ?? reservation
}

function shownView(
  c: Context<AppEnv>,
  { tenant, stock }: PageMatch,
  { account }: Asking,
  reservation: Reservation,
): ReservationView {
  const car = stock.search.carById(reservation.car)
  return viewOf(reservation, {
    phone: account?.phone ?? '',
    email: account?.email,
    isCancelling: c.req.query('cancel') !== undefined,
    canReserve: car !== undefined && isReservable(car, tenant),
  })
}
