import type { EventStore } from './event-store.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { isPostgresUrl } from './postgres/postgres-url.ts'
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
  /** Ends watches, waits for counters on their way and closes the database. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** Milliseconds until a write that waits for another one is given up as `locked`. */
  readonly lockWaitMs?: number
}

/** How long a write waits for another one, unless the opener says otherwise. */
const LOCK_WAIT_MS = 10_000

/**
 * Opens the store at a location, a `postgres://` URL or else the path of a SQLite file, which is
 * created where there is none, and brings its schema up to date.
 * @throws StoreError
 */
export async function openStore(
  location: string,
  { lockWaitMs = LOCK_WAIT_MS }: StoreOptions = {},
): Promise<Store> {
  return kyselyStore(
    isPostgresUrl(location)
      ? postgresEngine(location, lockWaitMs)
      : await sqliteEngine(location, lockWaitMs),
  )
}
