import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { DatabaseEngine, SchemaDialect } from '../queries/engine.ts'
import type { Tables } from '../queries/tables.ts'
import { StoreError } from '../store-error.ts'
import { EmbeddedDialect } from './dialect.ts'
import { whenUnlocked } from './lock-wait.ts'
import { openSqlite } from './sqlite.ts'

const schemaDialect: SchemaDialect = {
  text: sql`text`,
  json: sql`text`,
  integer: sql`integer`,
  bytes: sql`blob`,
  autoIncrement: sql`integer`,
  // Without it, SQLite would accept 'abc' as a number.
  tableEnd: sql`strict`,
}

/** Opens a database file, creating it where there is none. @throws StoreError */
export async function sqliteEngine(file: string, lockWaitMs: number): Promise<DatabaseEngine> {
  await assertUsableDirectory(file)
  const wait = { file, waitMs: lockWaitMs }
  const database = await whenUnlocked(wait, () => openSqlite(file))
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(database, wait) })
  return {
    name: file,
    db,
    schemaDialect,
    currentSchema: async () => undefined,
    textsOf: (list) => sql`(select value from json_each(${list}))`,
    // Every transaction that may write holds the file's one write lock from its start.
    lock: async () => {},
    async insertAll(_tx, inserts) {
      for (const insert of inserts) await insert.execute()
    },
    // The log has earlier versions of pages. While another process reads it, it is cleared at the next time.
    async clearErased() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    changeMarker: () => changeMarker(db),
  }
}

async function assertUsableDirectory(file: string): Promise<void> {
  const directory = dirname(file)
  const found = await stat(directory).catch(() => undefined)
  if (!found?.isDirectory()) {
    const says = found ? 'is a file. Name another' : 'does not exist. Create it, or name another'
    throw new StoreError(
      'missing_directory',
      file,
      `The data directory ${directory} ${says} with DATA_DIR.`,
    )
  }
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK).catch((cause) => {
    throw new StoreError(
      'unreadable',
      file,
      `The data directory ${directory} may not be read and written by this user.`,
      cause,
    )
  })
}

// data_version changes with other connections' writes, total_changes() with our own.
async function changeMarker(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select data_version || '/' || total_changes() as mark from pragma_data_version
  `.execute(db)
  return rows[0]?.mark ?? ''
}
