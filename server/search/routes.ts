import { type Context, Hono } from 'hono'
import { searchResponse } from '#domain/stock-query/search-response.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { AppEnv } from '../http/app-env.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import type { StockSearch } from './stock-search-port.ts'

/** The stock of the request's tenant. */
export type SearchOf = (c: Context<AppEnv>) => StockSearch | Promise<StockSearch>

/**
 * `GET /api/search?<query of a search page>` (D7) returns a `SearchResponse` as JSON. Malformed
 * parameters are ignored, as on a search page. The search time is in the Server-Timing header, ms,
 * so that equal results are equal bytes.
 */
export function searchRoutes(searchOf: SearchOf): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/search', async (c) => {
      const search = await searchOf(c)
      const result = search.search({ state: searchStateOf(new URL(c.req.url).search) })
      c.header('server-timing', `search;dur=${result.ms.toFixed(2)}`)
      return sendJson(c, searchResponse(result))
    })
    .all(otherMethods('GET, HEAD'))
}
