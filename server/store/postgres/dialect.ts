import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
} from 'kysely'
import { asStoreError } from './postgres-error.ts'

/** Kysely's driver, whose errors are converted to StoreErrors that name the database. */
class NamedDriver extends PostgresDriver {
  readonly #name: string
  readonly #known = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig, name: string) {
    super(config)
    this.#name = name
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch(this.#fail)
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const { executeQuery } = connection
    connection.executeQuery = <Row>(...args: Parameters<typeof executeQuery>) =>
      executeQuery
        .call<typeof connection, typeof args, Promise<QueryResult<Row>>>(connection, ...args)
        .catch(this.#fail)
    return connection
  }

  readonly #fail = (error: unknown): never => {
    throw asStoreError(error, this.#name)
  }
}

/** Kysely's PostgreSQL dialect with StoreErrors; `name` is the database's in messages. */
export class NamedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #name: string

  constructor(config: PostgresDialectConfig, name: string) {
    super(config)
    this.#config = config
    this.#name = name
  }

  override createDriver(): Driver {
    return new NamedDriver(this.#config, this.#name)
  }
}
