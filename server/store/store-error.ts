/** Permanent codes of what can go wrong with the database. */
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

/** A database problem in words for the person who runs the server; `cause` holds the original. */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** Its name: a file, or a host and a database. */
  readonly database: string

  constructor(code: StoreErrorCode, database: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
    this.database = database
  }
}
