import { type Context, Hono } from 'hono'
import { searchAnswer } from '#domain/stock-query/search-answer.ts'
import { stateOf } from '#domain/stock-query/url.ts'
import type { AppEnv } from '../http/app-env.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import type { StockSearch } from './port.ts'

/** The stock of the request's tenant. */
export type SearchOf = (c: Context<AppEnv>) => StockSearch | Promise<StockSearch>

/**
 * `GET /api/search?<the URL of D7>` answers a `SearchAnswer`. What is malformed in the query is
 * ignored, as it is on a search page. The time that the search took is in Server-Timing, in
 * milliseconds: equal answers are equal bytes.
 */
export function searchRoutes(searchOf: SearchOf): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/search', async (c) => {
      const search = await searchOf(c)
      const result = search.search({ state: stateOf(new URL(c.req.url).search) })
      c.header('server-timing', `search;dur=${result.ms.toFixed(2)}`)
      return sendJson(c, searchAnswer(result))
    })
    .all(otherMethods('GET, HEAD'))
}
