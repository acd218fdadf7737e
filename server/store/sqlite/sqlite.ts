import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { asStoreError } from './sqlite-error.ts'

// SQLite would wait inside the thread, with the event loop standing still; see lock-wait.ts.
const BUSY_TIMEOUT_MS = 0
// A car's record is about 1 kB: larger pages than SQLite's own 4 kB halve an import's commit.
const PAGE_BYTES = 16_384
// With SQLite's own 2 MB an import would spill half-written pages to disk and read them again; it
// writes in the order of the key, so that it needs no more than this.
const CACHE_KIB = 16_384
const STATEMENTS_KEPT = 200
const SCRATCH_CACHE_KIB = 8192
const SCRATCH = 'of temporary rows (in TMPDIR or /var/tmp)'

/** An open file as Kysely's dialect expects one. */
export type OpenDatabase = SqliteDatabase & {
  /** Whether a transaction is open: SQLite ends one by itself where the disk is full. */
  inTransaction(): boolean
}

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

function statementCache(database: DatabaseSync, file: string) {
  const kept = new Map<string, SqliteStatement>()
  return (sql: string): SqliteStatement => {
    const found = kept.get(sql)
    if (found) return found
    const made = statementOf(database.prepare(sql), file)
    if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? sql)
    kept.set(sql, made)
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
 * on. Waits for no lock. The only file that knows `node:sqlite`.
 * @throws StoreError
 */
export const openSqlite = (file: string): OpenDatabase =>
  openWith(file, file, [
    `page_size = ${PAGE_BYTES}`,
    'journal_mode = wal',
    'synchronous = full',
    'foreign_keys = on',
    `cache_size = -${CACHE_KIB}`,
  ])

/**
 * A database of this process alone, for rows that are too many for memory: SQLite keeps it in a
 * cache of 8 MB and takes a nameless temporary file for what does not fit. It ends with `close`
 * or with the process, however that ends.
 * @throws StoreError
 */
export const openScratch = (): OpenDatabase =>
  openWith('', SCRATCH, [
    `page_size = ${PAGE_BYTES}`,
    'journal_mode = off',
    'synchronous = off',
    `cache_size = -${SCRATCH_CACHE_KIB}`,
  ])
