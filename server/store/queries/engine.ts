import type { Expression, Kysely, OperationNodeSource, RawBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** An engine's column types, and its suffix of a table definition. */
export interface SchemaDialect {
  /** Compared and ordered by bytes. */
  readonly text: Expression<unknown>
  /** A JSON document, read and written as text. */
  readonly json: Expression<unknown>
  /** Whole numbers up to 2^53. */
  readonly integer: Expression<unknown>
  /** Bytes, read as a Uint8Array. */
  readonly bytes: Expression<unknown>
  /** An auto-incremented primary key. */
  readonly autoIncrement: Expression<unknown>
  readonly tableEnd: Expression<unknown>
}

/** An insert that was built with Kysely and returns nothing. */
export interface Insert extends OperationNodeSource {
  execute(): Promise<unknown>
}

/** An open database, with everything that differs between SQLite and PostgreSQL. */
export interface DatabaseEngine {
  /** The database's name in messages. */
  readonly name: string
  readonly db: Kysely<Tables>
  readonly schemaDialect: SchemaDialect
  /** The schema that has or gets the tables; undefined where there are no schemas. */
  currentSchema(): Promise<string | undefined>
  /** The strings of a JSON array as the rows of a query. */
  textsOf(list: string): RawBuilder<string>
  /**
   * Blocks other transactions that lock one of these names until this one ends; takes them in this order, in
   * one round trip.
   */
  lock(tx: Transaction<Tables>, ...names: readonly string[]): Promise<void>
  /** Runs inserts of one transaction that do not depend on each other, in as few round trips as possible. */
  insertAll(tx: Transaction<Tables>, inserts: readonly Insert[]): Promise<void>
  /** Removes what was erased from the engine's own files too, where that is in its hands. */
  clearErased(): Promise<void>
  /** A value that differs whenever any process has changed any tenant's stock; cheap to read. */
  changeMarker(): Promise<string>
}
