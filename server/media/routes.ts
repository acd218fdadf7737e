import { readFile } from 'node:fs/promises'
import { type Context, type Handler, Hono } from 'hono'
import { AppError } from '../http/app-error.ts'
import { jsonLog, type Log } from '../log.ts'
import { artworkPicture, linkArtwork } from './artwork-picture.ts'
import { type Library, libraryFinder } from './library-picture.ts'
import { pictureSize } from './picture-size.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { type Original, pictureSender, sendSvg } from './send-picture.ts'
import { isMissing, tenantFiles } from './tenant-file.ts'

export type MediaOptions = {
  /** The data folder; encoded pictures are stored in its `media/`. */
  dataDir: string
  /** The folder of the tenants' folders. */
  tenantsDir: string
  /** The client's IP address, which limits are counted by; by default all are one client. */
  clientOf?: (c: Context) => string
  /** The dealer of a request; by default that of its host. */
  siteOf?: (c: Context<MediaEnv>) => string
  log?: Log
  /** The media library of a dealer; by default none has any. */
  library?: (dealer: string) => Promise<Library>
  /** Shared with `drawAhead`; by default its own, in `dataDir`. */
  pictures?: Pick<Pictures, 'cache'>
}

/** The tenant of the request's host, set by earlier middleware. */
export type MediaEnv = { Variables: { tenant: { readonly slug: string } } }

/**
 * Pictures, mounted at `/media` (Spec 7.18) on the tenant's host (D1), at `?w=` pixels and `?q=`
 * quality, as AVIF, WebP or JPEG by the Accept header: `/artwork/<body>/<colour>/<view>` draws a
 * vehicle, with `/<details>` one of a kit or without its shadow, `/site/<path>` serves a file of the
 * tenant's `media` folder or of its media library. `/link/artwork/…` is the drawing that a shared
 * link shows, of one size.
 * @throws AppError 400 for an invalid size or view, 404 for a picture that is missing or cannot be
 * decoded, 429 and 503 with `Retry-After` when too many requests are waiting
 */
export function mediaRoutes(options: MediaOptions): Hono<MediaEnv> {
  const { dataDir, tenantsDir, log = jsonLog, clientOf = () => 'unknown' } = options
  const { cache } = options.pictures ?? openPictures(dataDir, log)
  const { library, siteOf = (c) => c.get('tenant').slug } = options
  const findFile = tenantFiles(tenantsDir, log)
  const requesterOf = (c: Context<MediaEnv>) => ({
    dealer: siteOf(c),
    client: clientOf(c),
  })
  const sendPicture = pictureSender({ cache, log, requesterOf })
  const routes = new Hono<MediaEnv>()
  const send = (c: Context<MediaEnv>, original: Original) =>
    sendPicture(c, pictureSize(c.req.query()), original)
  const artwork = '/artwork/:body/:colour/:view/:details?'
  routes.get(artwork, (c) => send(c, artworkPicture(c.req.param())))
  routes.get(`/link${artwork}`, (c) => send(c, linkArtwork(c.req.param())))
  routes.get('/site/:path{.+}', async (c) => {
    const [dealer, path] = [siteOf(c), c.req.param('path')]
    const size = pictureSize(c.req.query())
    const inLibrary = libraryFinder(library, dealer, path)
    const version = await inLibrary.version(c.req.query('v'))
    if (version) return sendPicture(c, size, version)
    const found = await findFile(dealer, path).catch(async (cause: unknown) => {
      const named = isMissing(cause) ? await inLibrary.named() : undefined
      if (named) return named
      throw cause
    })
    if ('load' in found) {
      const response = await sendPicture(c, { ...size, isVersioned: false }, found)
      // Another may have its name a moment later.
      response.headers.set('cache-control', 'public, no-cache')
      return response
    }
    if (found.isSvg) return sendSvg(c, size, found)
    const load = async () => ({ bytes: await readFile(found.file) })
    return sendPicture(c, size, { ...found, isDrawn: false, load })
  })
  return routes
}

/** For an address at which no capability has a picture. */
export const missingPicture: Handler = (c) => {
  throw new AppError(404, 'picture_not_found', `There is no picture at "${c.req.path}".`)
}
