import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'

// SQLite can roll back changes of the schema; Kysely assumes that it cannot and would leave a
// failed migration half applied.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect whose migrations are all or nothing. */
export class EmbeddedDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}
