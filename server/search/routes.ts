import { type Context, Hono } from 'hono'
import type { FormatLocale } from '#domain/format.ts'
import type { FacetName } from '#domain/stock-query/facets.ts'
import { searchResponse } from '#domain/stock-query/search-response.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { type Suggested, suggestionsFor } from '#domain/stock-query/suggestions.ts'
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
 *
 * `GET /api/suggestions?query=<keywords>` returns how the keywords may go on: `[{ text, kind, count }]`,
 * at most eight.
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
    .get('/api/suggestions', async (c) => {
      const { query } = searchStateOf(new URL(c.req.url).search)
      const response = sendJson(
        c,
        suggestionsOf(query, await searchOf(c), c.get('tenant').site.locale),
      )
      response.headers.set('cache-control', `private, max-age=${SUGGESTIONS_FRESH_SECONDS}`)
      return response
    })
    .all(otherMethods('GET, HEAD'))
}

/** The suggestions for keywords, each with the number of cars that it finds; none that finds nothing. */
function suggestionsOf(query: string, search: StockSearch, locale: FormatLocale): Suggestion[] {
  const { facets } = search.search({ state: emptyState, hitsPerPage: 0, facets: suggested })
  const { make = {}, make_model = {}, simple_body = {} } = facets
  return suggestionsFor(query, { make, make_model, simple_body }, locale).flatMap((suggestion) => {
    const state = { ...emptyState, query: suggestion.text }
    const { count } = search.search({ state, hitsPerPage: 0, facets: [] })
    return count === 0 ? [] : [{ ...suggestion, count }]
  })
}

const suggested = ['make', 'make_model', 'simple_body'] as const satisfies readonly FacetName[]

/** A browser asks again only after this time, in seconds, while a buyer types and deletes. */
const SUGGESTIONS_FRESH_SECONDS = 60

/** An item of the response of `/api/suggestions`. */
interface Suggestion extends Suggested {
  readonly count: number
}
