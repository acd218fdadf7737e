import type { FormatLocale } from '#domain/format.ts'
import { type Pins, searchPath } from '#domain/stock-query/pins.ts'
import type { SearchPart } from '#domain/stock-query/relaxed.ts'
import { type Chosen, chosen, type SearchState, without } from '#domain/stock-query/state.ts'
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
    text: chosenText(choice, locale),
    href: searchPath(without(state, choice), pins),
  }))
  return [...keywords, ...refinements]
}

const chosenText = (choice: Chosen, locale: FormatLocale): string =>
  'value' in choice
    ? termText(choice.facet, choice.value, locale)
    : rangeLabel(choice.facet, choice.range, locale)

/** What is chosen of a part of a search: `“tow bar”`, `Kia or Lotus`, `Up to $20,000`. */
export function partText(state: SearchState, part: SearchPart, locale: FormatLocale): string {
  if (part === 'query') return `“${state.query}”`
  const texts = chosen(state)
    .filter(({ facet }) => facet === part)
    .map((choice) => chosenText(choice, locale))
  return texts.length > TEXTS_AT_MOST
    ? `${texts.slice(0, TEXTS_AT_MOST).join(', ')} and ${texts.length - TEXTS_AT_MOST} more`
    : texts.join(' or ')
}

/** Values of one filter that are named. */
const TEXTS_AT_MOST = 3
