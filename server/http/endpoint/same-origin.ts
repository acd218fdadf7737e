import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { AppError } from '../app-error.ts'
import { mediaTypeOf } from './body.ts'

/**
 * Refuses with 403 a request that a page of another site had a browser send. `Origin` must be the
 * site's own address and `Sec-Fetch-Site` must be `same-origin`, each where it was sent; `Origin:
 * null`, which sandboxed frames and redirects across sites send, is refused.
 *
 * Every browser of today sends `Origin` with a POST. A request with neither header is taken to be a
 * program's, which carries no visitor's cookies, but only with a JSON body: that is the one kind which
 * even a browser that sends neither would not send for another site without asking first (a preflight,
 * which no address here grants).
 */
export const sameOrigin = createMiddleware<AppEnv>((c, next) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const isProgram = origin === undefined && site === undefined
  const isOwn = isProgram
    ? mediaTypeOf(c) === 'application/json'
    : isOwnOrigin(c, origin) && (site === undefined || site === 'same-origin')
  if (!isOwn) {
    throw new AppError(403, 'cross_site', 'This can only be sent from a page of this site')
  }
  return next()
})

/** An https page of the same host is as good: the server may not know that a proxy speaks TLS. */
function isOwnOrigin(c: Context<AppEnv>, origin: string | undefined): boolean {
  if (origin === undefined) return true
  const { scheme, host, port } = c.get('address')
  return [`${scheme}://${host}${port}`, `https://${host}${port}`].includes(origin)
}
