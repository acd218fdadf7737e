import { z } from 'zod'
import { mayCount } from '../events/may-count.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { askingOf, notSignedIn } from './buyer.ts'
import { checkoutRates } from './checkout-forms.ts'
import { problemOf } from './outcome.ts'
import { reservationAnswer } from './reads.ts'
import { answerOf } from './reservation-pages.ts'
import { reserveCar } from './reserve.ts'
import { termsFor } from './terms.ts'
import type { CheckoutTools } from './tools.ts'

/**
 * `POST /api/reservations` takes `{ car_id, key, terms_version, price_seen, consent? }` of a buyer who is signed in, and answers
 * 201 with `payment_url`, where the deposit is paid; 202 where the provider did not answer yet. The same key again is
 * the same reservation. FLOWS 9.
 * @throws AppError 401 `sign_in`, 402 `declined`, 409 `held_by_another`, `already_yours`, `being_paid`,
 *   `price_changed`, `terms_changed` or `not_available`, 422 `details_missing`, 429 `too_many`, 503 `not_reached`
 */
export const reserveEndpoint = (tools: CheckoutTools): Endpoint =>
  endpoint({
    path: '/api/reservations',
    body: z.strictObject({
      car_id: idText,
      key: z.string().regex(/^[\w-]{16,64}$/),
      terms_version: z.string().max(40),
      price_seen: z.int().min(0),
      /** Required before the event counts on sites that ask. */
      consent: z.literal('granted').optional(),
    }),
    answer: reservationAnswer,
    maxBodyBytes: 2_000,
    rates: checkoutRates,
    // The store keeps the key.
    idempotency: 'handler',
    async handle(request) {
      const { body, tenant, origin, client, header } = request
      const { account } = await askingOf(request, tools)
      if (!account) throw notSignedIn()
      if (account.name === undefined || account.email === undefined) {
        throw new AppError(422, 'details_missing', 'A name and an email address come first')
      }
      const { search } = await tools.services.stock.of(tenant)
      const car = search.carById(body.car_id)
      if (!car) throw refusal('not_available')
      if (body.terms_version !== termsFor(car, tenant.site).version) {
        throw refusal('terms_changed')
      }
      const [key, priceSeen] = [body.key, body.price_seen]
      const counted = mayCount(tenant.site.tracking, { header, consent: body.consent })
      const reserved = await reserveCar(
        { tenant, car, account, key, priceSeen, origin, client, mayCount: counted },
        tools,
      )
      const problem = problemOf(reserved)
      if (problem?.code === 'too_many') {
        const ms = Date.parse(problem.retryAt) - tools.services.clock().getTime()
        const retryAfter = Math.max(1, Math.ceil(ms / 1_000))
        throw new AppError(429, 'too_many', 'Too many tries', { retryAfter })
      }
      if (problem) {
        const { code, ...more } = problem
        throw new AppError(409, code, sentences[code], { more })
      }
      if (!('reservation' in reserved)) throw refusal('not_available')
      const json = answerOf(reserved.reservation)
      if (json.state === 'declined') throw new AppError(402, 'declined', sentences.declined)
      if (json.state === 'failed') throw new AppError(503, 'not_reached', sentences.not_reached)
      return { json, status: reserved.state === 'unsure' ? 202 : 201 }
    },
  })

const sentences = {
  held_by_another: 'Another buyer has reserved this car',
  already_yours: 'This buyer has reserved this car already',
  being_paid: 'Another buyer is paying for this car',
  choices_changed: 'The choices are others now',
  price_changed: 'The price is another one now',
  terms_changed: 'The terms are others now',
  not_available: 'This car cannot be reserved',
  not_reached: 'The payment provider did not take the payment',
  not_stored: 'Nothing was stored',
  declined: 'The bank did not accept the card',
}

const refusal = (code: 'not_available' | 'terms_changed'): AppError =>
  new AppError(409, code, sentences[code])
