import type { Synonyms } from './words.ts'

/** A field with values to choose from; a document may have none, one or several. */
export interface TermField<Document> {
  readonly kind: 'terms'
  readonly name: string
  readonly values: (document: Document) => readonly string[]
}

/** A field to choose a range of; a document may lack it. */
export interface NumberField<Document> {
  readonly kind: 'number'
  readonly name: string
  readonly value: (document: Document) => number | undefined
}

/** An order of results; a document without the value comes last, equal ones keep their order. */
export interface SortOrder<Document> {
  readonly name: string
  readonly value: (document: Document) => number | undefined
  readonly descending: boolean
}

/** What an engine is told of its documents. */
export interface EngineFields<Document> {
  readonly terms: readonly TermField<Document>[]
  readonly numbers: readonly NumberField<Document>[]
  /** The first is the default. */
  readonly orders: readonly SortOrder<Document>[]
  readonly text: (document: Document) => string
  readonly synonyms?: Synonyms
}

/** Both ends are included. */
export interface NumberRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export interface EngineRequest {
  readonly text?: string
  /** One of a field's values is enough; an empty list chooses nothing and filters nothing. */
  readonly terms?: Readonly<Record<string, readonly string[] | undefined>>
  /** A document without the number is outside every range. */
  readonly ranges?: Readonly<Record<string, NumberRange | undefined>>
  readonly order?: string
  readonly offset: number
  readonly limit: number
  /** Fields to count or measure; all of them when left out. */
  readonly facets?: readonly string[]
}

/** Value → documents with it, most frequent first, then by name; none of them zero. */
export type ValueCounts = Readonly<Record<string, number>>

export interface Extent {
  readonly min: number
  readonly max: number
}

/**
 * Counts and extents of a field ignore that field's own filter and respect all others (D8). An
 * extent is absent where no document has the number.
 */
export interface EngineResult {
  /** Row numbers: places of the documents in the list that the engine was made of. */
  readonly rows: readonly number[]
  readonly count: number
  readonly facets: Readonly<Record<string, ValueCounts>>
  readonly stats: Readonly<Record<string, Extent>>
}
