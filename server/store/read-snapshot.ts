import { sql } from 'kysely'
import type { Store } from './store.ts'

/**
 * Runs reads that all see the data as it is at the first of them, whatever other processes write
 * meanwhile. The store must do nothing else until it ends: it is one connection.
 */
export async function readSnapshot<T>(store: Store, read: () => Promise<T>): Promise<T> {
  // Deferred: readers take no lock, and in the write-ahead log they keep no writer waiting.
  await sql`begin deferred`.execute(store.db)
  try {
    const result = await read()
    await sql`commit`.execute(store.db)
    return result
  } catch (cause) {
    // Where the database ended the transaction by itself there is none to end: the cause counts.
    await sql`rollback`.execute(store.db).catch(() => undefined)
    throw cause
  }
}
