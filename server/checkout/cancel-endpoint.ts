import { z } from 'zod'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { reservationPath } from '#parts/reservation-state/reservation-view.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { askingOf, notSignedIn } from './buyer.ts'
import { checkoutRates } from './checkout-forms.ts'
import { reservationAnswer } from './reads.ts'
import { answerOf } from './reservation-pages.ts'
import type { CheckoutTools } from './tools.ts'

/**
 * `POST /api/reservations/:id/cancel`: the buyer ends a reservation, and the deposit goes back. Answers with its state,
 * or to the form of its page with a 303 to that page. Spec 9.19.
 * @throws AppError 401 `sign_in`; 404 for one that is not there and for another buyer's alike; 409 `too_late`
 */
export const cancelEndpoint = (tools: CheckoutTools): Endpoint =>
  endpoint({
    path: '/api/reservations/:reservation/cancel',
    params: z.strictObject({ reservation: z.string().regex(/^[\w-]{1,64}$/) }),
    body: z.strictObject({}),
    answer: reservationAnswer,
    formats: ['json', 'form'],
    maxBodyBytes: 1_000,
    rates: checkoutRates,
    // Ended again it stays as it is.
    idempotency: 'handler',
    async handle(request) {
      const { params, tenant, format } = request
      const { account } = await askingOf(request, tools)
      const path = reservationPath(params.reservation)
      if (!account) {
        if (format === 'json') throw notSignedIn()
        return { seeOther: signInPath({ type: 'checkout', redirect: path, back: '/' }) }
      }
      const store = (await tools.open()).reservations(tenant.slug)
      const own = async () => {
        const reservation = await store.reservation(params.reservation)
        return reservation?.account === account.id && !reservation.asked ? reservation : undefined
      }
      const before = await own()
      if (!before) throw new AppError(404, 'not_found', 'There is no such reservation')
      const isDone = await tools.reservations.release(tenant.slug, before.id, 'buyer')
      // The page that follows says of the car that it is free, which the buyer has just made it.
      await tools.services.stock.changed(tenant.slug)
      if (format === 'form') return { seeOther: path }
      if (!isDone) throw new AppError(409, 'too_late', 'This reservation has ended already')
      return { json: answerOf((await own()) ?? before) }
    },
  })
