/** Stable codes of database errors. */
export type StoreErrorCode =
  | 'missing_directory'
  | 'unreadable'
  | 'read_only'
  | 'not_a_database'
  | 'damaged'
  | 'locked'
  | 'disk_full'
  | 'exists'
  | 'unreachable'
  | 'refused'
  | 'missing_database'
  | 'newer_schema'
  | 'failed'

/** A database error with a message for operators; `cause` is the original. */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** The database's name: a file, or a database and its host. */
  readonly database: string

  constructor(code: StoreErrorCode, database: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
    this.database = database
  }
}
