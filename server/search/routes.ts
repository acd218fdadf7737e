import { type Context, Hono } from 'hono'
import { stateOf } from '#domain/stock-query/url.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { maxUrlLength } from '../site/site-url.ts'
import type { StockSearch } from './port.ts'

/** The stock of the request's tenant; nothing where the request has no tenant. */
export type SearchOf = (
  c: Context<AppEnv>,
) => StockSearch | undefined | Promise<StockSearch | undefined>

/**
 * `GET /api/search?<the URL of D7>` → `{ hits, count, facets, stats, page, pages, ms }`. What is
 * malformed in the query is ignored, as it is on a search page; only its length has a limit (414).
 */
export function searchRoutes(searchOf: SearchOf): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/api/search', async (c) => {
    const { pathname, search: query } = new URL(c.req.url)
    if (pathname.length + query.length > maxUrlLength) {
      const limit = maxUrlLength.toLocaleString('en-AU')
      const message = `The address is too long: at most ${limit} characters can be searched for`
      throw new AppError(414, 'url_too_long', message)
    }
    const search = await searchOf(c)
    if (!search) throw new AppError(404, 'no_such_site', 'There is no site at this address')
    return c.json(search.search({ state: stateOf(query) }))
  })
  return routes
}
