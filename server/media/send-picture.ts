import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { AppError } from '../http/app-error.ts'
import { causeText, type Log } from '../log.ts'
import type { PictureCache } from './picture-cache.ts'
import { type CostSource, pictureCostMs } from './picture-cost.ts'
import {
  contentTypes,
  ENCODER_VERSION,
  encodePicture,
  type Ground,
  type PictureFormat,
  type PictureSource,
  pictureFormat,
} from './picture-format.ts'
import { isNotModified, sendBytes, sendNotModified } from './picture-response.ts'
import type { PictureSize } from './picture-size.ts'
import { QueueFullError, type Requester } from './queue-limits.ts'
import { type TenantFile, unreadable } from './tenant-file.ts'
import { AbandonedError } from './work-queue.ts'

const TAG_LENGTH = 32
/** An SVG can contain script; opened as a document it may neither run it nor load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Bounds the digests of undecodable pictures, which are not decoded again on each request. */
const MAX_UNREADABLE = 1_000
/** Then decoding is tried again: the cause may have been temporary, such as low memory. */
const UNREADABLE_MS = 3_600_000
const RETRY_SECONDS = '2'

/** A picture to encode: the digest of its content, its cost, and its source. */
export type Original = CostSource & {
  digest: string
  load: () => Promise<PictureSource>
  /** Sent on this ground, as a JPEG of its size, instead of in the requested format and width. */
  ground?: Ground
}

export interface SenderOptions {
  readonly cache: PictureCache
  readonly log: Log
  /** Dealer and client of a request, for limits and fair shares. */
  readonly requesterOf: (c: Context) => Requester
}

/** Thrown for a photo that cannot be decoded. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/**
 * Sends a picture, encoded at most once for all requests.
 * @throws AppError 404 for a photo that cannot be decoded, 429 when this client waits for too many,
 * 503 when too many are waiting in total, 500 for internal errors
 */
export function pictureSender({ cache, log, requesterOf }: SenderOptions) {
  const damaged = new LRUCache<string, true>({ max: MAX_UNREADABLE, ttl: UNREADABLE_MS })

  async function encode(c: Context, original: Original, format: PictureFormat, size: PictureSize) {
    const source = await original.load()
    try {
      return await encodePicture(source, format, size, original.ground)
    } catch (cause) {
      if (original.isDrawn) throw cause
      damaged.set(original.digest, true)
      const { dealer } = requesterOf(c)
      log.warn('picture_unreadable', { dealer, path: c.req.path, cause: causeText(cause) })
      throw new UnreadableError(original.digest, { cause })
    }
  }

  return async (c: Context, size: PictureSize, original: Original): Promise<Response> => {
    const { ground } = original
    if (!ground) c.header('vary', 'Accept')
    if (damaged.has(original.digest)) throw unreadable(c.req.path)
    const format = ground ? 'jpeg' : pictureFormat(c.req.header('accept'))
    const { quality } = size
    const width = ground?.width ?? size.width
    const identity = [ENCODER_VERSION, original.digest, format, width, quality].join('/')
    const key = createHash('sha256').update(identity).digest('hex')
    const representation = { tag: key.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
    if (isNotModified(c, representation)) return sendNotModified(c, representation)
    const work = () => encode(c, original, format, { ...size, width })
    const task = { key, costMs: pictureCostMs(original, format, width), work }
    const request = { ...requesterOf(c), signal: c.req.raw.signal }
    const bytes = await cache(task, request).catch((cause: unknown) => {
      throw pictureFailure(c, cause, log)
    })
    return sendBytes(c, representation, contentTypes[format], bytes)
  }
}

/** Sends an SVG unchanged, with a policy that forbids script. */
export async function sendSvg(c: Context, size: PictureSize, { file, digest }: TenantFile) {
  c.header('content-security-policy', SVG_POLICY)
  const representation = { tag: digest.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
  if (isNotModified(c, representation)) return sendNotModified(c, representation)
  return sendBytes(c, representation, 'image/svg+xml', await readFile(file))
}

/** What a request whose picture failed is answered with. */
export function pictureFailure(c: Context, cause: unknown, log: Log): AppError {
  if (cause instanceof AppError) return cause
  if (cause instanceof UnreadableError) return unreadable(c.req.path)
  if (cause instanceof QueueFullError) {
    c.header('retry-after', RETRY_SECONDS)
    return cause.limit === 'client'
      ? new AppError(
          429,
          'too_many_pictures',
          'You have requested too many pictures. Try again shortly.',
        )
      : new AppError(
          503,
          'pictures_busy',
          'Too many pictures are being prepared. Try again shortly.',
        )
  }
  // Nobody reads this response.
  if (cause instanceof AbandonedError) {
    return new AppError(503, 'client_left', 'The client disconnected before its picture was ready.')
  }
  log.error('picture_failed', { path: c.req.path, cause: causeText(cause) })
  return new AppError(500, 'picture_failed', 'This picture could not be encoded.', { cause })
}
