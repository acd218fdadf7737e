import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { AppError } from './app-error.ts'

/** The longest URL that is read, path and query together, characters. */
export const URL_LENGTH_AT_MOST = 8_000

/** Refuses a longer URL with 414. */
export const limitedUrl = createMiddleware<AppEnv>((c, next) => {
  // With scheme and host: a URL that is short enough as a whole need not be parsed.
  if (c.req.url.length <= URL_LENGTH_AT_MOST) return next()
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= URL_LENGTH_AT_MOST) return next()
  const limit = URL_LENGTH_AT_MOST.toLocaleString('en-AU')
  const message = `The address is too long: at most ${limit} characters are read`
  throw new AppError(414, 'url_too_long', message)
})
