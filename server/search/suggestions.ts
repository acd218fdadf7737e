import type { FormatLocale } from '#domain/format.ts'
import { priceContinuationOf, pricesOf } from '#domain/stock-query/price-suggestions.ts'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { type StockName, stockNames, suggestedFacets } from '#domain/stock-query/suggested-names.ts'
import { continuationOf, type Suggested, suggestionsOf } from '#domain/stock-query/suggestions.ts'
import { MAX_SUGGESTIONS } from '#domain/stock-query/thresholds.ts'
import type { Search } from './cached-search.ts'
import type { StockSearch } from './stock-search-port.ts'

/** An item of the response of `/api/suggestions`. */
export interface Suggestion extends Suggested {
  /** The number of cars that the text finds, at least 1. */
  readonly count: number
}

/**
 * The suggestions for keywords, each with the number of cars that it finds. The words before the name are
 * searched for once: texts that find nothing cost one search. The counts of names alone are the same for
 * every visitor, and `search` should cache them. D10.
 */
export function suggestionsFor(
  query: string,
  { stock, search, locale }: { stock: StockSearch; search: Search; locale: FormatLocale },
): Suggestion[] {
  const typed = query.replace(/\s+/g, ' ').trim()
  const price = priceContinuationOf(typed)
  const name = price?.isStated ? undefined : continuationOf(typed, namesOf(stock, search, locale))
  const prices = price ? pricesOf(price, among(search, price.before).stats.price, locale) : []
  const named = name ? suggestionsOf(name, among(search, name.before).facets) : []
  const all = [...named.slice(0, MAX_SUGGESTIONS - prices.length), ...prices]
  return all.flatMap((suggestion) => {
    const state = { ...emptyState, query: suggestion.text }
    const { count } = search({ state, hitsPerPage: 0, facets: [] })
    return count === 0 ? [] : [{ ...suggestion, count }]
  })
}

/** What words find, counted by names. With a space behind it the last word is not the beginning of another one. */
function among(search: Search, words: string): SearchResult {
  const state = { ...emptyState, query: words === '' ? '' : `${words} ` }
  return search({ state, hitsPerPage: 0, facets: [...suggestedFacets, 'price'] })
}

const names = new WeakMap<StockSearch, readonly StockName[]>()

/** The names of a stock; one stock is of one site, and so of one locale. */
function namesOf(stock: StockSearch, search: Search, locale: FormatLocale): readonly StockName[] {
  const known = names.get(stock) ?? stockNames(among(search, '').facets, locale)
  names.set(stock, known)
  return known
}
