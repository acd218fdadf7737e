import { textWords } from '../text-words.ts'
import {
  lettersOf,
  type NameCounts,
  type StockName,
  type SuggestedKind,
} from './suggested-names.ts'
import { MAX_SUGGESTIONS } from './thresholds.ts'

/** A query that continues what was typed, and what its last words name. */
export interface Suggested {
  readonly text: string
  readonly kind: SuggestedKind
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
    .flatMap(({ text, kind, facet, values, starts }) => {
      const count = values.reduce((sum, value) => sum + (counts[facet]?.[value] ?? 0), 0)
      const isFirst = starts[0]?.startsWith(typed) ?? false
      return count > 0 ? [{ text, kind, count, isFirst }] : []
    })
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.count - a.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, kind }) => ({ text: continued(before, text), kind }))
}

/** A query that goes on with a text. */
export const continued = (before: string, text: string): string =>
  before === '' ? text : `${before} ${text}`
