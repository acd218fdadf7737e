import { type Context, Hono } from 'hono'
import { isWithdrawn } from '#domain/car/status.ts'
import { linkCardVersion } from '#parts/link-card/link-card.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import type { Log } from '../log.ts'
import { isNotModified, sendBytes, sendNotModified } from '../media/picture-response.ts'
import { pictureFailure } from '../media/send-picture.ts'
import type { StockOf } from '../search/routes.ts'
import type { LinkCards } from './link-cards.ts'

const TAG_LENGTH = 32

export interface LinkCardRouteOptions {
  readonly cards: LinkCards
  readonly stockOf: StockOf
  readonly clientOf: (c: Context) => string
  readonly log: Log
}

/**
 * `GET /media/link/car/<slug>?v=…`: the picture that a shared link to a car shows, a JPEG of
 * `linkPictureSize`. It always shows the car as it is now: an address with another version, of an older
 * page or guessed, has the same picture, cached for a day only, and adds nothing to the server's own.
 * @throws AppError 404 for an unknown car, 410 for one that was withdrawn (D13), 429 and 503 with
 * `Retry-After` when too many wait
 */
export const linkCardRoutes = (options: LinkCardRouteOptions): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/media/link/car/:slug', (c) => cardResponse(c, options))
    .all(otherMethods('GET, HEAD'))

async function cardResponse(c: Context<AppEnv>, options: LinkCardRouteOptions) {
  const { cards, stockOf, clientOf, log } = options
  const { site, slug: dealer } = c.get('tenant')
  const { search } = await stockOf(c)
  const car = search.carBySlug(c.req.param('slug') ?? '')
  if (!car) throw new AppError(404, 'picture_not_found', 'There is no car at this address')
  if (isWithdrawn(car)) throw new AppError(410, 'gone', 'This car is no longer for sale')
  const { digest, bytes } = await cards(car, site)
  const isVersioned = c.req.query('v') === linkCardVersion(car, site)
  const representation = { tag: digest.slice(0, TAG_LENGTH), isVersioned }
  if (isNotModified(c, representation)) return sendNotModified(c, representation)
  const request = { dealer, client: clientOf(c), signal: c.req.raw.signal }
  const picture = await bytes(request).catch((cause: unknown) => {
    throw pictureFailure(c, cause, log)
  })
  return sendBytes(c, representation, 'image/jpeg', picture)
}
