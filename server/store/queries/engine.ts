import type { Expression, Kysely, RawBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What a column's type is called, and how a table's definition ends. */
export interface Vocabulary {
  /** Compared and ordered by its bytes. */
  readonly text: Expression<unknown>
  /** A JSON document, read and written as text. */
  readonly json: Expression<unknown>
  /** Whole numbers up to 2^53. */
  readonly integer: Expression<unknown>
  /** A primary key that the database counts up. */
  readonly counted: Expression<unknown>
  readonly tableEnd: Expression<unknown>
}

/** An open database, with all that differs from one kind of database to another. */
export interface Engine {
  /** As messages name it. */
  readonly name: string
  readonly db: Kysely<Tables>
  readonly vocabulary: Vocabulary
  /** The texts of a JSON list as the rows of a query. */
  textsOf(list: string): RawBuilder<string>
  /** Keeps other writers of a tenant's stock waiting until the transaction ends. */
  lockStock(tx: Transaction<Tables>, tenant: string): Promise<void>
  /** Another one whenever any process has changed any tenant's stock; costs next to nothing. */
  writeMark(): Promise<string>
}
