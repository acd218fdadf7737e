import type { Context, ErrorHandler } from 'hono'
import { Unavailable } from '#pages/render/request.ts'
import { causeText, type Log } from '../log.ts'
import type { AppEnv } from './app-env.ts'
import { AppError, type ErrorStatus } from './app-error.ts'
import { mediaTypeOf } from './endpoint/body.ts'
import { homeLink, sendPlain } from './send-plain.ts'

/** Whether a path is used by programs, which read errors as JSON (D22); other paths show pages. */
export const isForPrograms = (path: string): boolean => /^\/(api|media)(\/|$)/.test(path)

/** Whether a person reads the response: a page, or the answer to a form sent without script. */
function isForPeople(c: Context<AppEnv>): boolean {
  if (!isForPrograms(c.req.path)) return true
  const isForm = mediaTypeOf(c) === 'application/x-www-form-urlencoded'
  return isForm && /\btext\/html\b/i.test(c.req.header('accept') ?? '')
}

/** Seconds after which a client may retry an unavailable resource. */
export const RETRY_AFTER_SECONDS = 30

/**
 * Converts an error to a response: an AppError as it is, anything else a 500 with the request's id and
 * no details. Paths for programs answer D22's JSON, others and forms sent without script a plain page.
 */
export const onError =
  (log: Log): ErrorHandler<AppEnv> =>
  (cause, c) => {
    const error = errorOf(cause, c, log)
    c.header('cache-control', 'no-store')
    if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
    if (!isForPeople(c)) return c.json(error.toJSON(), error.status)
    const text = [`${error.message.replace(/\.$/, '')}.`]
    const hasHome = c.get('tenant') !== undefined
    return sendPlain(c, error.status, {
      title: titleOf(error.status),
      text,
      ...(hasHome && homeLink),
    })
  }

function errorOf(cause: Error, c: Context<AppEnv>, log: Log): AppError {
  if (cause instanceof AppError) return cause
  const requestId = c.get('requestId')
  // Before the host was looked up there is no tenant.
  const where = { requestId, tenant: c.get('tenant')?.slug }
  if (cause instanceof Unavailable) {
    log.error('unavailable', { ...where, cause: causeText(cause.cause ?? cause) })
    return new AppError(503, 'stock_unavailable', 'The stock cannot be read just now', {
      retryAfter: RETRY_AFTER_SECONDS,
    })
  }
  log.error('request_failed', { ...where, path: c.req.path, cause: causeText(cause) })
  const message = `The error is on our side. If it lasts, please mention ${requestId}`
  return new AppError(500, 'internal_error', message)
}

function titleOf(status: ErrorStatus): string {
  if (status === 404) return 'Not found'
  if (status === 503) return 'Back in a moment'
  return status >= 500 ? 'Something went wrong' : 'This request cannot be answered'
}
