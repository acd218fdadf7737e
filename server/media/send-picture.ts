import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { AppError } from '../http/app-error.ts'
import { causeText, type Log } from '../log.ts'
import type { PictureCache } from './picture-cache.ts'
import { type CostlySource, pictureCostMs } from './picture-cost.ts'
import {
  contentTypes,
  ENCODER_VERSION,
  encodePicture,
  type PictureFormat,
  type PictureSource,
  pictureFormat,
} from './picture-format.ts'
import type { PictureSize } from './picture-size.ts'
import { isHeld, sendBytes, sendUnchanged } from './send-bytes.ts'
import { type TenantFile, unreadable } from './tenant-file.ts'
import { type Party, QueueFullError } from './waiting-places.ts'
import { AbandonedError } from './work-queue.ts'

const TAG_LENGTH = 32
/** An SVG can carry script; opened as a document it may run none and reach nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Contents that could not be decoded, remembered so that they are not decoded for each request. */
const MOST_UNREADABLE = 1_000
/** It may have been the machine's fault, such as memory: then it is tried again. */
const UNREADABLE_MS = 3_600_000
const RETRY_SECONDS = '2'

/** A picture before it is encoded: what its content is, what it costs, and how to get at it. */
export type Original = CostlySource & { digest: string; load: () => Promise<PictureSource> }

export interface SenderOptions {
  readonly cache: PictureCache
  readonly log: Log
  /** For whom a request asks, and from where: limits and shares go by it. */
  readonly partyOf: (c: Context) => Party
}

/** Thrown for a photo that cannot be decoded. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/**
 * Answers a request with a picture, encoded at most once for all who ask. Throws an `AppError`: 404
 * for a photo that cannot be decoded, 429 when this client waits for too many, 503 when too many
 * are waiting, 500 for what is our own fault.
 */
export function pictureSender({ cache, log, partyOf }: SenderOptions) {
  const damaged = new LRUCache<string, true>({ max: MOST_UNREADABLE, ttl: UNREADABLE_MS })

  async function encode(c: Context, original: Original, format: PictureFormat, size: PictureSize) {
    const source = await original.load()
    try {
      return await encodePicture(source, format, size)
    } catch (cause) {
      if (original.isDrawn) throw cause
      damaged.set(original.digest, true)
      const { dealer } = partyOf(c)
      log.error('picture_unreadable', { dealer, path: c.req.path, cause: causeText(cause) })
      throw new UnreadableError(original.digest, { cause })
    }
  }

  return async (c: Context, size: PictureSize, original: Original): Promise<Response> => {
    c.header('vary', 'Accept')
    if (damaged.has(original.digest)) throw unreadable(c.req.path)
    const format = pictureFormat(c.req.header('accept'))
    const { width, quality } = size
    const identity = [ENCODER_VERSION, original.digest, format, width, quality].join('/')
    const key = createHash('sha256').update(identity).digest('hex')
    const shown = { tag: key.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
    if (isHeld(c, shown)) return sendUnchanged(c, shown)
    const work = () => encode(c, original, format, size)
    const task = { key, costMs: pictureCostMs(original, format, width), work }
    const request = { ...partyOf(c), signal: c.req.raw.signal }
    const bytes = await cache(task, request).catch((cause: unknown) => {
      throw failure(c, cause, log)
    })
    return sendBytes(c, shown, contentTypes[format], bytes)
  }
}

/** Answers with an SVG as it is, without the right to run script. */
export async function sendSvg(c: Context, size: PictureSize, { file, digest }: TenantFile) {
  c.header('content-security-policy', SVG_POLICY)
  const shown = { tag: digest.slice(0, TAG_LENGTH), isVersioned: size.isVersioned }
  if (isHeld(c, shown)) return sendUnchanged(c, shown)
  return sendBytes(c, shown, 'image/svg+xml', await readFile(file))
}

function failure(c: Context, cause: unknown, log: Log): AppError {
  if (cause instanceof UnreadableError) return unreadable(c.req.path)
  if (cause instanceof QueueFullError) {
    c.header('retry-after', RETRY_SECONDS)
    return cause.by === 'client'
      ? new AppError(429, 'too_many_pictures', 'You wait for too many pictures. Try again shortly.')
      : new AppError(503, 'pictures_busy', 'Too many pictures are being made. Try again shortly.')
  }
  // Nobody reads this answer.
  if (cause instanceof AbandonedError) {
    return new AppError(503, 'client_left', 'The request ended before its picture was made.')
  }
  log.error('picture_failed', { path: c.req.path, cause: causeText(cause) })
  return new AppError(500, 'picture_failed', 'This picture could not be made.', { cause })
}
