import type { Filter } from '#domain/stock-query/filter.ts'
import type { Synonyms } from './keyword-query.ts'

/** A field to filter by value; a document may have none, one or several values. */
export interface TermField<Document> {
  readonly kind: 'terms'
  readonly name: string
  readonly values: (document: Document) => readonly string[]
}

/** A field to filter by range; a document may have no number. */
export interface NumberField<Document> {
  readonly kind: 'number'
  readonly name: string
  readonly value: (document: Document) => number | undefined
}

/** A stable sort order; documents without the value come last. */
export interface SortOrder<Document> {
  readonly name: string
  readonly value: (document: Document) => number | undefined
  readonly descending: boolean
}

/** Words of documents, which keywords are searched in. */
export interface TextField<Document> {
  readonly name: string
  /** The words of a document; without it, those of the values of the term field of this name. */
  readonly text?: (document: Document) => string
  /** A word is searched only in the fields of the lowest rank that has it. */
  readonly rank: number
  /** Neighbours are also one word: `land cruiser` is `landcruiser`. */
  readonly joined?: boolean
}

/** How an engine reads its documents. */
export interface EngineFields<Document> {
  readonly terms: readonly TermField<Document>[]
  readonly numbers: readonly NumberField<Document>[]
  /** The first is the default. */
  readonly orders: readonly SortOrder<Document>[]
  /** Typos are corrected to words of the first field that has a similar one. */
  readonly texts: readonly TextField<Document>[]
  readonly synonyms?: Synonyms
}

/** A condition that is not the request's own filter of its field: all counts respect it. */
export type Condition =
  | { readonly field: string; readonly values: readonly string[] }
  | { readonly field: string; readonly range: NumberRange }
  | { readonly filter: Filter }

/** Both ends are included. */
export interface NumberRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export interface EngineRequest {
  readonly text?: string
  readonly conditions?: readonly Condition[]
  /** All counts respect it. */
  readonly filter?: Filter | undefined
  /** Values of a field are alternatives; an empty list does not filter. */
  readonly terms?: Readonly<Record<string, readonly string[] | undefined>>
  /** A document without the number matches no range. */
  readonly ranges?: Readonly<Record<string, NumberRange | undefined>>
  /** An order of the fields, or `<number field>_asc` or `_desc`. */
  readonly order?: string
  readonly offset: number
  readonly limit: number
  /** Fields to return counts and extents for; by default all. */
  readonly facets?: readonly string[]
}

/** Value → number of documents, most frequent first, then by value; without zeros. */
export type ValueCounts = Readonly<Record<string, number>>

export interface Extent {
  readonly min: number
  readonly max: number
}

/**
 * Counts and extents of a field ignore that field's own filter and respect all others (D8).
 * `stats` has no entry for a field that no matching document has.
 */
export interface EngineResult {
  /** Row numbers: indexes in the list of documents that the columns were built from. */
  readonly rows: readonly number[]
  readonly count: number
  readonly facets: Readonly<Record<string, ValueCounts>>
  readonly stats: Readonly<Record<string, Extent>>
  /** For each field that `terms` or `ranges` filters: the rows that the search finds without this filter. */
  readonly without: Readonly<Record<string, number>>
}
