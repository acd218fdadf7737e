import type { FormatLocale } from '../format.ts'
import type { Filter } from './filter-match.ts'
import type { WordFacet } from './query-reading.ts'
import type { Meaning } from './spoken-words.ts'
import type { WordNumber } from './word-fields.ts'

/** What a site has in stock, as far as reading a query depends on it. */
export interface WordVocabulary {
  /** The values of a field among listed cars. */
  readonly valuesOf: (facet: WordFacet) => readonly string[]
  /** Whether a listed car states a figure. */
  readonly hasNumbers: (field: WordNumber) => boolean
  /** The models of each make, as in the cars' records. */
  readonly modelsByMake: Readonly<Record<string, readonly string[]>>
  /** Whether a word, or two joined, is of a make's or a model's name, a stock number or a plate: such a word stays a keyword. */
  readonly isName: (word: string) => boolean
  /** What buyers say, and what it means here. */
  readonly meanings: readonly Meaning[]
  /** Whether a listed car passes a filter. */
  readonly has: (filter: Filter) => boolean
  /** Of units that are not typed. */
  readonly locale: FormatLocale
}
