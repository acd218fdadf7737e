import type { FormatLocale } from '#domain/format.ts'
import { type Pins, searchPath } from '#domain/stock-query/pins.ts'
import { chosen, type SearchState, without } from '#domain/stock-query/state.ts'
import { termText } from '#parts/search/facet-labels.ts'
import { rangeLabel } from '#parts/search/range-labels.ts'

/** A choice of the visitor, and the URL of the search without it. */
export interface Choice {
  readonly text: string
  readonly href: string
}

/** Every choice of a search: keywords first, then facets in their order (D7). */
export function choicesOf(
  state: SearchState,
  pins: Pins | undefined,
  locale: FormatLocale,
): Choice[] {
  const keywords = state.query
    ? [{ text: `“${state.query}”`, href: searchPath({ ...state, query: '', page: 1 }, pins) }]
    : []
  const refinements = chosen(state).map((choice) => ({
    text:
      'value' in choice
        ? termText(choice.facet, choice.value, locale)
        : rangeLabel(choice.facet, choice.range, locale),
    href: searchPath(without(state, choice), pins),
  }))
  return [...keywords, ...refinements]
}
