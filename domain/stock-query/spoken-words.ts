import { type Filter, parseFilter } from './filter.ts'
import { type SpokenOrder, spokenFields } from './spoken-fields.ts'

/** What buyers say, and the facts that it means. */
export interface SpokenWords {
  /** Words or phrases of which any is meant. */
  readonly words: readonly string[]
  /** What a chip says. */
  readonly name: string
  /** A filter expression (D9) over `spokenFields`; absent, they mean nothing but their letters. */
  readonly filter?: string | undefined
  /** Which cars come first, where the buyer chose no order. */
  readonly sort?: SpokenOrder | undefined
}

/** Spoken words as they are looked for in queries. */
export interface Meaning {
  readonly pattern: RegExp
  readonly name: string
  readonly filter: Filter
  readonly order: SpokenOrder | undefined
}

const literal = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Whole words; a space of a phrase may be a hyphen. */
const patternOf = (words: readonly string[]): RegExp => {
  const any = words
    // The longest first: "family car" goes before "family".
    .toSorted((a, b) => b.length - a.length)
    .map((words) => words.trim().split(/\s+/).map(literal).join('[\\s-]+'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Meanings in their order; of several for the same words the first counts that a car in stock has. D9, D10. */
export const meaningsOf = (spoken: readonly SpokenWords[]): Meaning[] =>
  spoken.flatMap(({ words, name, filter, sort }) => {
    const parsed = filter === undefined ? undefined : parseFilter(filter, spokenFields)
    if (!parsed?.ok || words.length === 0) return []
    return [{ pattern: patternOf(words), name, filter: parsed.filter, order: sort }]
  })
