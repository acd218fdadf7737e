import type { FormatLocale } from '#domain/format.ts'
import type { FacetName } from '#domain/stock-query/facets.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import {
  continuationOf,
  type NameCounts,
  type StockName,
  type Suggested,
  stockNames,
  suggestionsOf,
} from '#domain/stock-query/suggestions.ts'
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
  const continued = continuationOf(typed, namesOf(stock, search, locale))
  if (!continued) return []
  // With a space behind it the last word is not the beginning of another one.
  const { before } = continued
  const among = countsOf(search, before === '' ? '' : `${before} `)
  return suggestionsOf(continued, among).flatMap((suggestion) => {
    const state = { ...emptyState, query: suggestion.text }
    const { count } = search({ state, hitsPerPage: 0, facets: [] })
    return count === 0 ? [] : [{ ...suggestion, count }]
  })
}

const nameFacets = ['make', 'make_model', 'simple_body'] as const satisfies readonly FacetName[]

function countsOf(search: Search, query: string): NameCounts {
  const state = { ...emptyState, query }
  const {
    make = {},
    make_model = {},
    simple_body = {},
  } = search({
    state,
    hitsPerPage: 0,
    facets: nameFacets,
  }).facets
  return { make, make_model, simple_body }
}

const names = new WeakMap<StockSearch, readonly StockName[]>()

/** The names of a stock; one stock is of one site, and so of one locale. */
function namesOf(stock: StockSearch, search: Search, locale: FormatLocale): readonly StockName[] {
  const known = names.get(stock) ?? stockNames(countsOf(search, ''), locale)
  names.set(stock, known)
  return known
}
