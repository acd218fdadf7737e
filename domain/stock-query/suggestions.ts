import { localKind } from '../car/local-kinds.ts'
import type { FormatLocale } from '../format.ts'
import { textWords } from '../text-words.ts'
import type { FacetCounts } from './result.ts'
import { SUGGESTIONS_AT_MOST } from './thresholds.ts'

/** What a name that is suggested is. */
export type SuggestedKind = 'make' | 'model' | 'body'

/** A query that continues what was typed, and what its last words name. */
export interface Suggested {
  readonly text: string
  readonly kind: SuggestedKind
}

/** The names among some listed cars, with the number of cars of each. */
export interface NameCounts {
  readonly make: FacetCounts
  readonly make_model: FacetCounts
  readonly simple_body: FacetCounts
}

/** A name in stock, as queries are continued with it. */
export interface StockName extends Suggested {
  /** The value of its facet. */
  readonly value: string
  /** The letters from the start of each word on. */
  readonly starts: readonly string[]
}

/** The names that the last words of a query begin. */
export interface Continuation {
  /** The query before these words. */
  readonly before: string
  /** What was typed of the name: letters and digits only. */
  readonly typed: string
  readonly names: readonly StockName[]
}

const WORDS_OF_A_NAME = 3

const facetOfKind = { make: 'make', model: 'make_model', body: 'simple_body' } as const

const lettersOf = (words: readonly { word: string }[]): string =>
  words.map(({ word }) => word).join('')

/** The names of all listed cars, as the site writes them: made once for a stock. */
export function stockNames(all: NameCounts, locale: FormatLocale): StockName[] {
  return (['make', 'body', 'model'] as const).flatMap((kind) =>
    Object.keys(all[facetOfKind[kind]]).map((value) => {
      const text = kind === 'body' ? localKind(value, locale) : value
      const words = textWords(text)
      return { text, kind, value, starts: words.map((_, at) => lettersOf(words.slice(at))) }
    }),
  )
}

/**
 * The names in stock with which the last words of a query go on; of as many words as possible. Spaces and
 * hyphens do not matter. Undefined where there is none. D10.
 */
export function continuationOf(
  query: string,
  names: readonly StockName[],
): Continuation | undefined {
  const words = textWords(query)
  for (let count = Math.min(words.length, WORDS_OF_A_NAME); count > 0; count--) {
    const own = words.slice(-count)
    const typed = lettersOf(own)
    const found = names.filter(({ starts }) => starts.some((start) => start.startsWith(typed)))
    if (found.length === 0) continue
    return { before: query.slice(0, own[0]?.start).trim(), typed, names: found }
  }
  return undefined
}

/**
 * The query continued with each of these names: those that begin with what was typed first, then those of
 * more cars. Names that none of the cars has are left out. `counts` are those of the cars that the words
 * before the name find. D10.
 */
export function suggestionsOf(
  { before, typed, names }: Continuation,
  counts: NameCounts,
): Suggested[] {
  return names
    .flatMap(({ text, kind, value, starts }) => {
      const count = counts[facetOfKind[kind]][value] ?? 0
      const isFirst = starts[0]?.startsWith(typed) ?? false
      return count > 0 ? [{ text, kind, count, isFirst }] : []
    })
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.count - a.count)
    .slice(0, SUGGESTIONS_AT_MOST)
    .map(({ text, kind }) => ({ text: before === '' ? text : `${before} ${text}`, kind }))
}
