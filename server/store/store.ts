import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { EmbeddedDialect } from './dialect.ts'
import { whenUnlocked } from './lock-wait.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/** The durable data of all tenants. Inside `db.transaction()` use only the transaction. */
export type Store = {
  readonly file: string
  readonly db: Kysely<Tables>
  /** Ends watchers and closes the file. */
  close(): Promise<void>
  /** Runs when the store closes, for what must not outlive it. */
  onClose(listener: () => void): void
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

/** How long a write waits for another process's, unless the opener says otherwise. */
const LOCK_WAIT_MS = 10_000

export type StoreOptions = {
  /** Milliseconds until a write that meets another process's lock is given up as `locked`. */
  lockWaitMs?: number
}

/**
 * Opens the database file, creating it and bringing its schema up to date.
 * @throws StoreError missing_directory, unreadable, read_only, not_a_database, damaged, locked,
 * disk_full or newer_schema
 */
export async function openStore(
  file: string,
  { lockWaitMs = LOCK_WAIT_MS }: StoreOptions = {},
): Promise<Store> {
  await assertUsableDirectory(file)
  const wait = { file, waitMs: lockWaitMs }
  const database = await whenUnlocked(wait, () => openSqlite(file))
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(database, wait) })
  try {
    await migrate(db, file)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const listeners: (() => void)[] = []
  return {
    file,
    db,
    onClose: (listener) => listeners.push(listener),
    close: async () => {
      for (const listener of listeners.splice(0)) listener()
      await db.destroy()
    },
  }
}
