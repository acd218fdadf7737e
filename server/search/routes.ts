import { type Context, Hono } from 'hono'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { searchResponse } from '#domain/stock-query/search-response.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { CacheSection } from '../cache/cache.ts'
import type { AppEnv } from '../http/app-env.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import { cachedSearch, type VersionedSearch } from './cached-search.ts'
import { searchFilter, searchWindow } from './search-window.ts'
import { suggestionsFor } from './suggestions.ts'

/** The stock of the request's tenant. */
export type StockOf = (c: Context<AppEnv>) => VersionedSearch | Promise<VersionedSearch>

/**
 * `GET /api/search?<query of a search page>` (D7) returns a `SearchResponse` as JSON. Malformed
 * parameters are ignored, as on a search page, but for `hitsPerPage`, `offset` and `filter`, which only
 * programs send (`searchWindow`, `searchFilter`). The search time is in the Server-Timing header, ms, so that equal results are
 * equal bytes.
 *
 * `GET /api/suggestions?query=<keywords>` returns how the keywords may go on: `[{ text, kind, count }]`,
 * at most eight. `searchResults` keeps the counts.
 */
export function searchRoutes(
  stockOf: StockOf,
  searchResults: CacheSection<SearchResult>,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/search', async (c) => {
      const { search } = await stockOf(c)
      const state = searchStateOf(new URL(c.req.url).search)
      const query = c.req.query()
      const filter = searchFilter(query)
      const result = search.search({ state, ...searchWindow(query), filter })
      c.header('server-timing', `search;dur=${result.ms.toFixed(2)}`)
      return sendJson(c, searchResponse(result))
    })
    .all(otherMethods('GET, HEAD'))
    .get('/api/suggestions', async (c) => {
      const { query } = searchStateOf(new URL(c.req.url).search)
      const stock = await stockOf(c)
      const search = cachedSearch(stock, searchResults)
      const { locale } = c.get('tenant').site
      const response = sendJson(c, suggestionsFor(query, { stock: stock.search, search, locale }))
      response.headers.set('cache-control', `private, max-age=${SUGGESTIONS_FRESH_SECONDS}`)
      return response
    })
    .all(otherMethods('GET, HEAD'))
}

/** A browser asks again only after this time, in seconds, while a buyer types and deletes. */
const SUGGESTIONS_FRESH_SECONDS = 60
