import type { FormatLocale } from '#domain/format.ts'
import { isRangeFacet, isTermFacet } from '#domain/stock-query/facets.ts'
import { type Pins, searchPath } from '#domain/stock-query/pins.ts'
import {
  hasKeywords,
  keywordsOf,
  type QueryReading,
  queryWithout,
  type ReadWords,
} from '#domain/stock-query/query-reading.ts'
import type { SearchPart } from '#domain/stock-query/relaxed.ts'
import { type Chosen, chosen, type SearchState, without } from '#domain/stock-query/state.ts'
import { termText } from '#parts/search/facet-labels.ts'
import { rangeLabel } from '#parts/search/range-labels.ts'

/** A choice of the visitor, and the URL of the search without it. */
export interface Choice {
  readonly text: string
  readonly href: string
}

/** Every choice of a search: keywords first, then what words of the query filter, then facets in their order (D7, D10). */
export function choicesOf(
  state: SearchState,
  pins: Pins | undefined,
  locale: FormatLocale,
  reading: QueryReading,
): Choice[] {
  const { query } = state
  const pathWithout = (leftOut: Parameters<typeof queryWithout>[2]) =>
    searchPath({ ...state, query: queryWithout(query, reading, leftOut), page: 1 }, pins)
  const words = hasKeywords(query, reading)
    ? [{ text: keywordsText(query, reading), href: pathWithout({ keywords: true }) }]
    : []
  const read = reading.filters.map((own) => ({
    text: wordsText(own, locale),
    href: pathWithout({ filters: [own] }),
  }))
  const refinements = chosen(state).map((choice) => ({
    text: chosenText(choice, locale),
    href: searchPath(without(state, choice), pins),
  }))
  return [...words, ...read, ...refinements]
}

const keywordsText = (query: string, reading: QueryReading): string =>
  `“${reading.filters.length === 0 ? query : keywordsOf(reading)}”`

/** What words of the query filter: their values as facets show them, or what was said. */
function wordsText(own: ReadWords, locale: FormatLocale): string {
  if (own.text !== undefined || own.facet === 'meaning') return own.text ?? ''
  const { facet } = own
  if ('range' in own) return isRangeFacet(facet) ? rangeLabel(facet, own.range, locale) : ''
  const textOf = (value: string) => (isTermFacet(facet) ? termText(facet, value, locale) : value)
  return own.values.map(textOf).join(' or ')
}

const chosenText = (choice: Chosen, locale: FormatLocale): string =>
  'value' in choice
    ? termText(choice.facet, choice.value, locale)
    : rangeLabel(choice.facet, choice.range, locale)

/** What is chosen of a part of a search: `“tow bar”`, `Kia or Lotus`, `Up to $20,000`. */
export function partText(
  { state, reading }: { readonly state: SearchState; readonly reading: QueryReading },
  part: SearchPart,
  locale: FormatLocale,
): string {
  if (part === 'query') return keywordsText(state.query, reading)
  if (typeof part !== 'string') return wordsText(part, locale)
  const texts = chosen(state)
    .filter(({ facet }) => facet === part)
    .map((choice) => chosenText(choice, locale))
  return texts.length > MAX_TEXTS
    ? `${texts.slice(0, MAX_TEXTS).join(', ')} and ${texts.length - MAX_TEXTS} more`
    : texts.join(' or ')
}

/** Values of one filter that are named. */
const MAX_TEXTS = 3
