import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { asStoreError } from './sqlite-error.ts'

// SQLite would wait inside the thread and block the event loop; see lock-wait.ts.
const BUSY_TIMEOUT_MS = 0
// A car's record is about 1 kB: larger pages than SQLite's default of 4 kB halve an import's commit.
const PAGE_BYTES = 16_384
// With SQLite's default of 2 MB an import would spill half-written pages to disk and read them again;
// since it writes in key order, this is enough.
const CACHE_KIB = 16_384
const MAX_STATEMENTS = 200
const SCRATCH_CACHE_KIB = 8192
const SCRATCH = 'of temporary rows (in TMPDIR or /var/tmp)'

/** An open file as Kysely's dialect expects one. */
export type OpenDatabase = SqliteDatabase & {
  /** Whether a transaction is open: SQLite ends one by itself where the disk is full. */
  inTransaction(): boolean
}

/**
 * Converts a value to one that SQLite stores. Without this node:sqlite would take a `Date` as first
 * parameter for an object of named parameters and silently store NULL.
 */
function sqlValue(value: unknown): SQLInputValue {
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
    all: (parameters) => guarded(() => statement.all(...parameters.map(sqlValue))),
    run: (parameters) => guarded(() => statement.run(...parameters.map(sqlValue))),
    iterate: (parameters) => guarded(() => statement.iterate(...parameters.map(sqlValue))),
  }
}

function statementCache(database: DatabaseSync, file: string) {
  const statements = new Map<string, SqliteStatement>()
  return (sql: string): SqliteStatement => {
    const found = statements.get(sql)
    if (found) return found
    const made = statementOf(database.prepare(sql), file)
    if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? sql)
    statements.set(sql, made)
    return made
  }
}

function openWith(path: string, name: string, pragmas: string[]): OpenDatabase {
  let database: DatabaseSync | undefined
  try {
    const opened = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
    database = opened
    for (const pragma of pragmas) opened.exec(`pragma ${pragma}`)
    const prepare = statementCache(opened, name)
    return {
      close: () => opened.close(),
      inTransaction: () => opened.isTransaction,
      prepare: (sql) => {
        try {
          return prepare(sql)
        } catch (error) {
          throw asStoreError(error, name)
        }
      },
    }
  } catch (error) {
    database?.close()
    throw asStoreError(error, name)
  }
}

/**
 * Opens a SQLite file: write-ahead log, every commit on disk before it is acknowledged, foreign keys
 * on, and what is deleted is overwritten. Does not wait for locks. The only file that uses `node:sqlite`.
 * @throws StoreError
 */
export const openSqlite = (file: string): OpenDatabase =>
  openWith(file, file, [
    `page_size = ${PAGE_BYTES}`,
    'journal_mode = wal',
    'synchronous = full',
    'foreign_keys = on',
    'secure_delete = on',
    `cache_size = -${CACHE_KIB}`,
  ])

/**
 * A private database for rows that do not fit in memory: SQLite holds 8 MB in its cache and writes the
 * rest to an unnamed temporary file, which is removed on `close` or when the process ends.
 * @throws StoreError
 */
export const openScratch = (): OpenDatabase =>
  openWith('', SCRATCH, [
    `page_size = ${PAGE_BYTES}`,
    'journal_mode = off',
    'synchronous = off',
    `cache_size = -${SCRATCH_CACHE_KIB}`,
  ])
