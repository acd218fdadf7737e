import { z } from 'zod'
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointRequest,
  endpoint,
} from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { backPath } from './back-path.ts'
import { listBuyer, phoneNumber } from './list-buyer.ts'
import { saveCar, type WatchlistTools } from './save-car.ts'
import { watchlistAnswer } from './watchlist-answer.ts'

const changeBody = z.strictObject({
  car_id: idText.min(1, { error: 'Please say which car' }),
  /** That of the signed-in buyer (D26); a form of a page that is the same for everyone has none. */
  phone_number: phoneNumber,
  /** That the visitor agreed to be counted, where the site asks. */
  consent: z.literal('granted').optional(),
})
type Change = EndpointRequest<z.output<typeof changeBody>>

const declared = {
  body: changeBody,
  answer: watchlistAnswer,
  formats: ['json', 'form'],
  maxBodyBytes: 1_000,
  rates: {
    // Presses of a heart; a mobile network has many buyers behind one address.
    client: { count: 120, seconds: 60 },
    tenant: { count: 2_400, seconds: 60 },
  },
} as const

/**
 * `POST /api/watchlist/save-car` (Spec 4.12, 7.01) takes `{ "phone_number": "0491 570 006", "car_id":
 * "jm-1001" }` and answers `{ "success": true, "message": "Car Saved In Watchlist" }`; a car that is saved
 * already stays so. Where the site counts events a new one is event 39, once. A form that was sent without
 * script is led back to where it was sent from, or to sign-in, which does what was wished.
 * @throws AppError as `listBuyer`; 404 or 410 for a car that is not there, 409 for one that may not be saved
 */
export const saveCarEndpoint = (tools: WatchlistTools): Endpoint =>
  endpoint({
    ...declared,
    path: '/api/watchlist/save-car',
    async handle(request) {
      const { body, tenant } = request
      const found = await listBuyer(request, tools.services.identifyVisitor, body.car_id)
      if (found.kind === 'sign_in') return { seeOther: found.to }
      await saveCar(request, found.buyer.account, tools)
      return done(request, tenant.site.words.savedTitle)
    },
  })

/**
 * `POST /api/watchlist/remove-car` (Spec 4.12, 7.02): likewise, of a car that is removed or was not saved.
 * @throws AppError as `listBuyer`
 */
export const removeCarEndpoint = ({ services, open }: WatchlistTools): Endpoint =>
  endpoint({
    ...declared,
    path: '/api/watchlist/remove-car',
    async handle(request) {
      const { body, tenant } = request
      const found = await listBuyer(request, services.identifyVisitor)
      if (found.kind === 'sign_in') return { seeOther: found.to }
      const list = (await open()).watchlist(tenant.slug)
      await list.remove(found.buyer.account, body.car_id, services.clock())
      return done(request, tenant.site.words.removedTitle)
    },
  })

const done = (
  request: Change,
  message: string,
): EndpointAnswer<z.output<typeof watchlistAnswer>> =>
  request.format === 'form' ? { seeOther: backPath(request) } : { json: { success: true, message } }
