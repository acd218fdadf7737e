import { createMiddleware } from 'hono/factory'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf } from '#domain/stock-query/url.ts'
import type { AppEnv } from './app-env.ts'
import { AppError } from './app-error.ts'

/** The longest URL that is read, path and query together, characters. */
export const MAX_URL_LENGTH = 8_000

const LONGEST_PATH = 1_000

/** Redirects a longer URL with keywords to what is read of these, and refuses any other with 414. D10. */
export const limitedUrl = createMiddleware<AppEnv>((c, next) => {
  // With scheme and host: a URL that is short enough as a whole need not be parsed.
  if (c.req.url.length <= MAX_URL_LENGTH) return next()
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= MAX_URL_LENGTH) return next()
  // A whole advertisement pasted into a search: what is read of it is a search like any other.
  const { query } = searchStateOf(search)
  // A path that begins with two slashes would name another host.
  const isPage = !/^\/(\/|api\/)/.test(pathname)
  if (query !== '' && pathname.length < LONGEST_PATH && isPage) {
    const readable = searchParamsOf({ ...emptyState, query })
    return Promise.resolve(c.redirect(`${pathname}?${readable}`, 303))
  }
  const limit = MAX_URL_LENGTH.toLocaleString('en-AU')
  const message = `The address is too long: at most ${limit} characters are read`
  throw new AppError(414, 'url_too_long', message)
})
