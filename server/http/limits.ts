import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { AppError } from './app-error.ts'

/** An address is read up to this length, path and query together, characters. */
export const URL_LENGTH_AT_MOST = 8_000

/** Refuses a longer address with 414. */
export const limitedUrl = createMiddleware<AppEnv>((c, next) => {
  // With scheme and host: what is short enough as a whole need not be taken apart.
  if (c.req.url.length <= URL_LENGTH_AT_MOST) return next()
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= URL_LENGTH_AT_MOST) return next()
  const limit = URL_LENGTH_AT_MOST.toLocaleString('en-AU')
  const message = `The address is too long: at most ${limit} characters are read`
  throw new AppError(414, 'url_too_long', message)
})
