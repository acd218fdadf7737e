import { z } from 'zod'
import { money } from '#domain/quantities.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { MOST_SAVED } from '../store/watchlist-store.ts'
import { listBuyer, phoneNumber } from './list-buyer.ts'
import { refusal } from './refusal.ts'
import { fullText, type WatchlistTools } from './save-car.ts'
import { watchlistAnswer } from './watchlist-answer.ts'

/** A favourite of the browser; its price is what its buyer saw then, and is shown to nobody else. */
const taken = z.strictObject({
  id: idText.min(1),
  price: money('Asking price when it was saved').max(Number.MAX_SAFE_INTEGER).optional(),
})

/**
 * `POST /api/watchlist/take-along` takes the favourites that a browser kept before its buyer signed in:
 * `{ "phone_number": "0491 570 006", "cars": [{ "id": "jm-1001", "price": 34990 }] }`. They join the list,
 * each once, also those that were sold since; after a success the browser forgets them. Nothing is counted: they were when they were saved. Spec 1.04, 4.13, 7.01.
 * @throws AppError as `listBuyer`; 409 for a list that has no room for all, which takes what it has
 */
export const takeAlongEndpoint = ({ services, open }: WatchlistTools): Endpoint =>
  endpoint({
    path: '/api/watchlist/take-along',
    body: z.strictObject({ phone_number: phoneNumber, cars: z.array(taken).max(MOST_SAVED) }),
    answer: watchlistAnswer,
    // A thousand of the longest ids.
    maxBodyBytes: 200_000,
    rates: {
      // Once after a sign-in, and again where the line broke.
      client: { count: 30, seconds: 60 },
      tenant: { count: 600, seconds: 60 },
    },
    async handle(request) {
      const { body, tenant } = request
      const found = await listBuyer(request, services.identifyVisitor)
      if (found.kind === 'sign_in') return { seeOther: '/' }
      const list = (await open()).watchlist(tenant.slug)
      const cars = body.cars.map(({ id: car, price }) => ({ car, price }))
      const { isFull } = await list.save(found.buyer.account, cars, services.clock())
      if (isFull) throw refusal(409, 'watchlist_full', fullText(tenant))
      return { json: { success: true, message: tenant.site.words.savedTitle } }
    },
  })
