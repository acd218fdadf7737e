import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { type LockWait, whenUnlocked } from './lock-wait.ts'
import type { OpenDatabase } from './sqlite.ts'

// SQLite can roll back changes of the schema; Kysely assumes that it cannot and would leave a
// failed migration half applied.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Retries each statement that finds the database locked, including the start of a transaction. */
function withRetry(connection: DatabaseConnection, wait: LockWait): DatabaseConnection {
  return {
    executeQuery: (query, options) =>
      whenUnlocked(wait, () => connection.executeQuery(query, options)),
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  }
}

class RetryingSqliteDriver extends SqliteDriver {
  readonly #database: OpenDatabase
  readonly #wait: LockWait
  #connection: DatabaseConnection | undefined

  constructor(database: OpenDatabase, wait: LockWait) {
    super({ database })
    this.#database = database
    this.#wait = wait
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= withRetry(await super.acquireConnection(), this.#wait)
    return this.#connection
  }

  /**
   * A deferred transaction that reads and then writes fails when another process wrote in between,
   * regardless of the busy timeout; taking the write lock at its start makes it wait instead. One that
   * only reads takes no lock, and with the write-ahead log it blocks no writer.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const mode = accessMode === 'read only' ? 'deferred' : 'immediate'
    await connection.executeQuery(CompiledQuery.raw(`begin ${mode}`))
  }

  /** After SQLite rolled back by itself (a full disk), there is nothing to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction()) await super.rollbackTransaction(connection)
  }
}

/** Kysely's SQLite dialect with atomic migrations and with writers that wait for the lock. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #database: OpenDatabase
  readonly #wait: LockWait

  constructor(database: OpenDatabase, wait: LockWait) {
    super({ database })
    this.#database = database
    this.#wait = wait
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#database, this.#wait)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}
