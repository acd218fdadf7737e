import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { AppError } from '../http/app-error.ts'
import { jsonLog, type Log } from '../log.ts'
import { drawnArtwork } from './drawn-artwork.ts'
import { pictureCache } from './picture-cache.ts'
import { pictureSize } from './picture-size.ts'
import { pictureSender, sendSvg } from './send-picture.ts'
import { tenantFiles } from './tenant-file.ts'
import { workQueue } from './work-queue.ts'

export type MediaOptions = {
  /** Where the server keeps its data; encoded pictures go to `media/` in it. */
  dataDir: string
  /** The folder of the tenants' folders. */
  tenantsDir: string
  /** The address that limits are counted against; without it, all are one client. */
  clientOf?: (c: Context) => string
  log?: Log
}

/** What the host of a request stands for; set by the middleware before these routes. */
export type MediaEnv = { Variables: { tenant: { readonly slug: string } } }

/** Two encoders use two cores; more would only take time from pages. */
const ENCODERS = 2
/**
 * A client may wait for the pictures of a long page in several tabs, a dealer for those of many
 * visitors at once; beyond that, asking again later is better than waiting.
 */
const WAITING_PLACES = { client: 100, dealer: 300, all: 1_200 }
/** Encoded pictures on disk: some 40,000 of the usual size. */
const KEPT_PICTURES_BYTES = 1024 ** 3

/**
 * Pictures, to be mounted at `/media` (Spec 7.18) behind the tenant's host (D1), at `?w=` pixels
 * and `?q=` quality, as AVIF, WebP or JPEG by what the browser accepts:
 * `/artwork/<body>/<colour>/<view>` draws a vehicle, `/site/<path>` serves a file of the `media`
 * folder of the tenant whose host is asked. Throws an `AppError`: 400 for a size or view it cannot
 * read, 404 for a picture that is not there or cannot be decoded, 429 and 503 with `Retry-After`
 * when too many are waiting.
 */
export function mediaRoutes(options: MediaOptions): Hono<MediaEnv> {
  const { dataDir, tenantsDir, log = jsonLog, clientOf = () => 'unknown' } = options
  const queue = workQueue<Uint8Array>({ slots: ENCODERS, places: WAITING_PLACES })
  const folder = join(dataDir, 'media')
  const cache = pictureCache({ folder, limitBytes: KEPT_PICTURES_BYTES, queue, log })
  const findFile = tenantFiles(tenantsDir, log)
  const partyOf = (c: Context<MediaEnv>) => ({ dealer: c.get('tenant').slug, client: clientOf(c) })
  const sendPicture = pictureSender({ cache, log, partyOf })
  const routes = new Hono<MediaEnv>()
  routes.get('/artwork/:body/:colour/:view', (c) => {
    const size = pictureSize(c.req.query())
    const { body, colour, view } = c.req.param()
    return sendPicture(c, size, drawnArtwork({ body, colour, view }))
  })
  routes.get('/site/:path{.+}', async (c) => {
    const size = pictureSize(c.req.query())
    const found = await findFile(c.get('tenant').slug, c.req.param('path'))
    if (found.isSvg) return sendSvg(c, size, found)
    const load = async () => ({ bytes: await readFile(found.file) })
    return sendPicture(c, size, { ...found, isDrawn: false, load })
  })
  routes.get('*', (c) => {
    throw new AppError(404, 'picture_not_found', `There is no picture at "${c.req.path}".`)
  })
  return routes
}
