import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { causeText, type Log } from '../log.ts'
import type { Pictures } from './pictures.ts'
import { type MediaEnv, mediaRoutes } from './routes.ts'

export interface DrawAheadOptions {
  readonly dataDir: string
  readonly tenantsDir: string
  readonly pictures: Pick<Pictures, 'cache' | 'idle'>
  readonly log: Log
  readonly signal: AbortSignal
}

/** What fair shares count this work by: no dealer has this slug, no client this address. */
const OWN_NAME = '(draw ahead)'
/** What almost every browser accepts. */
const headers = { accept: 'image/avif' }

/**
 * Draws pictures before anybody asks for them: the `/media` URLs, in order, as AVIF. One at a time,
 * only while no request waits for a picture, and with a rest after each that is as long as it took.
 * Pictures that are cached take no time. Resolves at the end, or when the signal aborts; never
 * rejects.
 */
export async function drawAhead(
  urls: AsyncIterable<string>,
  { pictures, signal, log, ...folders }: DrawAheadOptions,
): Promise<void> {
  const media = new Hono<MediaEnv>()
  // The routes have logged it; the visitor who asks for this picture gets the error.
  media.onError((_, c) => c.body(null, 500))
  media.use((c, next) => {
    c.set('tenant', { slug: OWN_NAME })
    return next()
  })
  media.route('/media', mediaRoutes({ ...folders, pictures, log, clientOf: () => OWN_NAME }))
  try {
    for await (const url of urls) {
      await pictures.idle()
      if (signal.aborted) return
      const started = performance.now()
      await media.request(url, { headers })
      await delay(performance.now() - started, undefined, { signal })
    }
  } catch (cause) {
    if (!signal.aborted) log.warn('draw_ahead_failed', { cause: causeText(cause) })
  }
}
