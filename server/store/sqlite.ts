import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { asStoreError } from './store-error.ts'

const BUSY_TIMEOUT_MS = 10_000
// A car's record is about 1 kB: larger pages than SQLite's own 4 kB halve an import's commit.
const PAGE_BYTES = 16_384
// With SQLite's own 2 MB an import would spill half-written pages to disk and read them again.
const CACHE_KIB = 65_536
const STATEMENTS_KEPT = 200

/**
 * What SQLite stores for a value. Without this a `Date` as first parameter would be taken for
 * node:sqlite's bag of named parameters and stored as NULL, silently.
 */
function bound(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  return JSON.stringify(value)
}

function statementOf(statement: StatementSync, file: string): SqliteStatement {
  const guarded = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw asStoreError(error, file)
    }
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => guarded(() => statement.all(...parameters.map(bound))),
    run: (parameters) => guarded(() => statement.run(...parameters.map(bound))),
    iterate: (parameters) => guarded(() => statement.iterate(...parameters.map(bound))),
  }
}

// A deferred transaction that reads and then writes fails when another process wrote in between,
// whatever the busy timeout; taking the write lock at its start makes it wait instead.
const withWriteLock = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql)

function statementCache(database: DatabaseSync, file: string) {
  const kept = new Map<string, SqliteStatement>()
  return (sql: string): SqliteStatement => {
    const found = kept.get(sql)
    if (found) return found
    const made = statementOf(database.prepare(withWriteLock(sql)), file)
    if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? sql)
    kept.set(sql, made)
    return made
  }
}

/**
 * Opens a SQLite file the way Kysely's dialect expects one: write-ahead log, every commit on disk
 * before it is acknowledged, foreign keys on. The only file that knows `node:sqlite`.
 * @throws StoreError
 */
export function openSqlite(file: string): SqliteDatabase {
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    database.exec(`pragma page_size = ${PAGE_BYTES}`)
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec(`pragma cache_size = -${CACHE_KIB}`)
    const prepare = statementCache(database, file)
    return {
      close: () => database.close(),
      prepare: (sql) => {
        try {
          return prepare(sql)
        } catch (error) {
          throw asStoreError(error, file)
        }
      },
    }
  } catch (error) {
    throw asStoreError(error, file)
  }
}
