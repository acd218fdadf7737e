import type { EventStore } from './event-store.ts'
import { kyselyStore } from './queries/kysely-store.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import type { StockStore } from './stock-store.ts'

/** Called with the tenant whose stock changed and its new version. */
export type StockListener = (tenant: string, version: number) => void

export interface WatchOptions {
  /** Milliseconds between two looks. */
  readonly pollMs?: number
  /** Called when a look at the database fails after one that did not; the watch goes on. */
  readonly onError: (error: unknown) => void
}

/**
 * The durable data of all tenants. What belongs to a tenant is reached through a handle that is
 * bound to it, so that no query can forget whose data it is about.
 */
export interface Store {
  /** As messages name it; never with a secret. */
  readonly name: string
  stock(tenant: string): StockStore
  events(tenant: string): EventStore
  /**
   * Calls the listener for every change of any tenant's stock, whichever process made it, within
   * two seconds. The watch does not keep the process alive; the store's closing ends it.
   * @returns ends the watch
   */
  watchAllStock(listener: StockListener, options: WatchOptions): Promise<() => void>
  /** Ends watches and closes the database. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** Milliseconds until a write that waits for another one is given up as `locked`. */
  readonly lockWaitMs?: number
}

/** How long a write waits for another one, unless the opener says otherwise. */
const LOCK_WAIT_MS = 10_000

/**
 * Opens the database file, creating it and bringing its schema up to date.
 * @throws StoreError missing_directory, unreadable, read_only, not_a_database, damaged, locked,
 * disk_full or newer_schema
 */
export async function openStore(
  location: string,
  { lockWaitMs = LOCK_WAIT_MS }: StoreOptions = {},
): Promise<Store> {
  return kyselyStore(await sqliteEngine(location, lockWaitMs))
}
