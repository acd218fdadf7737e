import { type Context, Hono } from 'hono'
import { carName } from '#domain/car/name.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { etagMatches } from '../http/etag.ts'
import { otherMethods } from '../http/methods.ts'
import { homeLink, sendPlain } from '../http/send-plain.ts'
import { causeText, type Log } from '../log.ts'
import { QueueFullError } from '../media/queue-limits.ts'
import { AbandonedError, type WorkRequest } from '../media/work-queue.ts'
import type { StockOf } from '../search/routes.ts'
import type { Brochure, Brochures } from './brochures.ts'

/** A visitor waits at most this long, ms. */
const LIMIT_MS = 10_000
const RETRY_SECONDS = '5'
const TAG_LENGTH = 32

export interface BrochureRouteOptions {
  readonly brochures: Brochures
  readonly stockOf: StockOf
  readonly clock: () => Date
  readonly clientOf: (c: Context) => string
  readonly log: Log
  /** Default: ten seconds. */
  readonly limitMs?: number
}

/**
 * `GET /api/cars/:slug/pdf` (Spec 7.10): the car's brochure as `{slug}.pdf`, where the site has them. A
 * sold car has one, which says so. A failure is JSON for programs, a page with a way back for a browser
 * that followed the link.
 * @throws AppError 404 for an unknown car, 410 for one that was withdrawn (D13), 429 and 503 with
 * `Retry-After` when too many wait, 504 after ten seconds, 500 for a failed drawing
 */
export function brochureRoutes(options: BrochureRouteOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/cars/:slug/pdf', async (c) => {
      try {
        return await brochureResponse(c, options)
      } catch (cause) {
        if (!(cause instanceof AppError) || !wantsPage(c)) throw cause
        return errorPage(c, cause)
      }
    })
    .all(otherMethods('GET, HEAD'))
}

async function brochureResponse(c: Context<AppEnv>, options: BrochureRouteOptions) {
  const { brochures, stockOf, clock } = options
  const { site, slug: dealer } = c.get('tenant')
  const slug = c.req.param('slug') ?? ''
  const { search } = await stockOf(c)
  const car = site.flags.printPdf ? search.carBySlug(slug) : undefined
  if (!car) throw new AppError(404, 'not_found', 'There is no brochure at this address')
  if (isWithdrawn(car)) {
    throw new AppError(410, 'gone', `${carName(car)} is no longer for sale here`)
  }
  const context = { now: clock(), origin: c.get('origin') }
  const brochure = await brochures(car, site, context)
  const etag = `"${brochure.digest.slice(0, TAG_LENGTH)}"`
  c.header('etag', etag)
  // A car may be sold at any minute.
  c.header('cache-control', 'no-cache')
  if (etagMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const request = { dealer, client: options.clientOf(c) }
  const bytes = await inTime(c, brochure, request, options)
  c.header('content-disposition', `attachment; ${fileName(car.slug)}`)
  c.header('content-length', String(bytes.byteLength))
  return c.body(new Uint8Array(bytes), 200, { 'content-type': 'application/pdf' })
}

/** With the encoded form for a slug of other letters (RFC 6266). */
function fileName(slug: string): string {
  const plain = slug.replace(/[^\w.-]/g, '-')
  return plain === slug
    ? `filename="${slug}.pdf"`
    : `filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(slug)}.pdf`
}

async function inTime(
  c: Context<AppEnv>,
  brochure: Brochure,
  requester: Pick<WorkRequest, 'client' | 'dealer'>,
  { limitMs = LIMIT_MS, log }: BrochureRouteOptions,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(limitMs)
  const signal = AbortSignal.any([c.req.raw.signal, late])
  try {
    return await brochure.bytes({ ...requester, signal })
  } catch (cause) {
    throw failure(c, cause, late.aborted, log)
  }
}

function failure(c: Context<AppEnv>, cause: unknown, isLate: boolean, log: Log): AppError {
  const { words } = c.get('tenant').site
  if (cause instanceof QueueFullError) {
    c.header('retry-after', RETRY_SECONDS)
    return cause.limit === 'client'
      ? new AppError(429, 'too_many_brochures', words.brochureFailed)
      : new AppError(503, 'brochures_busy', words.brochureFailed)
  }
  if (isLate) {
    c.header('retry-after', RETRY_SECONDS)
    return new AppError(504, 'brochure_late', words.brochureFailed)
  }
  // Nobody reads this response.
  if (cause instanceof AbandonedError) {
    return new AppError(503, 'client_left', 'The client disconnected before its brochure was ready')
  }
  log.error('brochure_failed', { path: c.req.path, cause: causeText(cause) })
  return new AppError(500, 'brochure_failed', words.brochureFailed, { cause })
}

/** A browser that follows a link names HTML; a script or a program need not. */
const wantsPage = (c: Context): boolean => /\btext\/html\b/i.test(c.req.header('accept') ?? '')

function errorPage(c: Context<AppEnv>, error: AppError): Response {
  const { words } = c.get('tenant').site
  const car = `/cars/${encodeURIComponent(c.req.param('slug') ?? '')}`
  const isThere = error.status !== 404 && error.status !== 410
  c.header('cache-control', 'no-store')
  c.res.headers.delete('etag')
  return sendPlain(c, error.status, {
    title: words.downloadPdf,
    text: [error.message.replace(/\.?$/, '.')],
    links: [
      ...(isThere
        ? [{ text: fillPlaceholders(words.backToCar, { vehicle: words.car }), href: car }]
        : []),
      ...homeLink.links,
    ],
  })
}
