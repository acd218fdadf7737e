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

/** The names in stock, with the number of listed cars of each. */
export interface NamesInStock {
  readonly make: FacetCounts
  readonly make_model: FacetCounts
  readonly simple_body: FacetCounts
}

interface Name extends Suggested {
  readonly count: number
  /** The letters from the start of each word on. */
  readonly starts: readonly string[]
}

const WORDS_OF_A_NAME = 3

const lettersOf = (words: readonly { word: string }[]): string =>
  words.map(({ word }) => word).join('')

function namesOf(counts: FacetCounts, kind: SuggestedKind, locale: FormatLocale): Name[] {
  return Object.entries(counts).map(([name, count]) => {
    const text = kind === 'body' ? localKind(name, locale) : name
    const words = textWords(text)
    return { text, kind, count, starts: words.map((_, at) => lettersOf(words.slice(at))) }
  })
}

/**
 * Queries that continue the last words of this one with the name of a make, a body or a model in stock:
 * those whose name begins with what was typed first, then those of more cars. Spaces and hyphens do
 * not matter. D10.
 */
export function suggestionsFor(
  query: string,
  { make, make_model, simple_body }: NamesInStock,
  locale: FormatLocale,
): Suggested[] {
  const names = [
    ...namesOf(make, 'make', locale),
    ...namesOf(simple_body, 'body', locale),
    ...namesOf(make_model, 'model', locale),
  ]
  const words = textWords(query)
  for (let count = Math.min(words.length, WORDS_OF_A_NAME); count > 0; count--) {
    const own = words.slice(-count)
    const typed = lettersOf(own)
    const found = names.filter(({ starts }) => starts.some((start) => start.startsWith(typed)))
    if (found.length === 0) continue
    const isFirst = ({ starts }: Name) => Number(starts[0]?.startsWith(typed) ?? false)
    const before = query.slice(0, own[0]?.start).trim()
    return found
      .sort((a, b) => isFirst(b) - isFirst(a) || b.count - a.count)
      .slice(0, SUGGESTIONS_AT_MOST)
      .map(({ text, kind }) => ({ text: before === '' ? text : `${before} ${text}`, kind }))
  }
  return []
}
