import { sql } from 'kysely'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { isPostgresUrl } from './postgres/postgres-url.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'

/** All rows of a database as JSON, by table, read past the store. */
export async function dumpOf(location: string): Promise<ReadonlyMap<string, string>> {
  const engine = isPostgresUrl(location)
    ? postgresEngine(location, 1_000)
    : await sqliteEngine(location, 1_000)
  try {
    const dump = new Map<string, string>()
    for (const { name } of await engine.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(engine.db)
      dump.set(name, JSON.stringify(rows))
    }
    return dump
  } finally {
    await engine.db.destroy()
  }
}
