import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { AppError } from '../http/app-error.ts'
import { causeText, jsonLog, type Log } from '../log.ts'
import { drawnArtwork } from './drawn-artwork.ts'
import { type PictureCache, pictureCache } from './picture-cache.ts'
import {
  contentTypes,
  ENCODER_VERSION,
  encodePicture,
  type PictureSource,
  pictureFormat,
} from './picture-format.ts'
import { type PictureSize, pictureSize } from './picture-size.ts'
import { isHeld, sendBytes, sendUnchanged } from './send-bytes.ts'
import { tenantFiles } from './tenant-file.ts'
import { QueueFullError, workQueue } from './work-queue.ts'

export type MediaOptions = {
  /** Where the server keeps its data; encoded pictures go to `media/` in it. */
  dataDir: string
  /** The folder of the tenants' folders. */
  tenantsDir: string
  log?: Log
}

/** Two encoders use two cores; more would only take time from pages. */
const ENCODERS = 2
const WAITING_PLACES = 400
/** Encoded pictures on disk: some 40,000 of the usual size. */
const KEPT_PICTURES_BYTES = 1024 ** 3
const TAG_LENGTH = 32
/** An SVG can carry script; opened as a document it may run none and reach nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A picture before it is encoded: what its content is, and how to get at it. */
type Original = { digest: string; load: () => Promise<PictureSource> }

/**
 * Pictures, to be mounted at `/media` (Spec 7.18), at `?w=` pixels and `?q=` quality, as AVIF, WebP
 * or JPEG by what the browser accepts: `/artwork/<body>/<colour>/<view>` draws a vehicle,
 * `/tenants/<slug>/<path>` serves a tenant's file. Throws an `AppError`: 400 for a size or view it
 * cannot read, 404, 500 for a picture it cannot read, 503 when too many are waiting.
 */
export function mediaRoutes({ dataDir, tenantsDir, log = jsonLog }: MediaOptions): Hono {
  const queue = workQueue({ slots: ENCODERS, places: WAITING_PLACES })
  const folder = join(dataDir, 'media')
  const cache = pictureCache({ folder, limitBytes: KEPT_PICTURES_BYTES, queue, log })
  const findFile = tenantFiles(tenantsDir)
  const routes = new Hono()
  routes.get('/artwork/:body/:colour/:view', (c) => {
    const size = pictureSize(c.req.query())
    const { body, colour, view } = c.req.param()
    return sendPicture(c, size, drawnArtwork({ body, colour, view }), cache, log)
  })
  routes.get('/tenants/:slug/:path{.+}', async (c) => {
    const size = pictureSize(c.req.query())
    const { slug, path } = c.req.param()
    const { file, digest, isSvg } = await findFile(slug, path)
    if (isSvg) return sendSvg(c, size, file, digest)
    const load = async () => ({ bytes: await readFile(file) })
    return sendPicture(c, size, { digest, load }, cache, log)
  })
  routes.get('*', (c) => {
    throw new AppError(404, 'picture_not_found', `There is no picture at "${c.req.path}".`)
  })
  return routes
}

async function sendPicture(
  c: Context,
  size: PictureSize,
  original: Original,
  cache: PictureCache,
  log: Log,
): Promise<Response> {
  c.header('vary', 'Accept')
  const format = pictureFormat(c.req.header('accept'))
  const { width, quality } = size
  const identity = [ENCODER_VERSION, original.digest, format, width, quality].join('/')
  const key = createHash('sha256').update(identity).digest('hex')
  const shown = { tag: key.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
  if (isHeld(c, shown)) return sendUnchanged(c, shown)
  const make = async () => encodePicture(await original.load(), format, size)
  const bytes = await cache(key, make).catch((cause: unknown) => {
    throw failure(c, cause, log)
  })
  return sendBytes(c, shown, contentTypes[format], bytes)
}

async function sendSvg(c: Context, size: PictureSize, file: string, digest: string) {
  c.header('content-security-policy', SVG_POLICY)
  const shown = { tag: digest.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
  if (isHeld(c, shown)) return sendUnchanged(c, shown)
  return sendBytes(c, shown, 'image/svg+xml', await readFile(file))
}

function failure(c: Context, cause: unknown, log: Log): AppError {
  if (cause instanceof QueueFullError) {
    c.header('retry-after', '2')
    return new AppError(
      503,
      'pictures_busy',
      'Too many pictures are being made. Try again shortly.',
    )
  }
  log.error('picture_failed', { path: c.req.path, cause: causeText(cause) })
  return new AppError(500, 'picture_failed', 'This picture could not be read.', { cause })
}
