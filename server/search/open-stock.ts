import type { Cache } from '../cache/cache.ts'
import type { Log } from '../log.ts'
import { type SharedStore, sharedStore } from '../store/shared-store.ts'
import type { ThreadProgram } from '../worker/job-thread.ts'
import { changeFromStore } from './build/change-from-store.ts'
import { type StockBuilder, stockBuilder } from './build/stock-builder.ts'
import { type StockDirectory, stockDirectory } from './stock-directory.ts'

export interface OpenStockOptions {
  /** The store's; see `openStore`. */
  readonly location: string
  readonly thread: ThreadProgram
  readonly cache: Cache
  readonly clock: () => Date
  readonly log: Log
}

export interface OpenStock {
  readonly directory: StockDirectory
  /** The store that the stock is in. */
  readonly store: SharedStore
  close(): Promise<void>
}

/** Limit of all search indexes together; the least recently used are dropped. */
const INDEX_BYTES = 512 * 1024 ** 2

/**
 * Connects the store, the index builder and the stock directory; the database is opened at first use.
 * An index is built again when any process changes its stock.
 */
export function openStock({ location, thread, cache, clock, log }: OpenStockOptions): OpenStock {
  const store = sharedStore(location, (slug) => directory.changed(slug), log)
  const threads = stockBuilder(thread, location)
  const builder: StockBuilder = {
    async build(request) {
      // Before reading: a change between the read and the start of the watch would be missed.
      await store.open()
      return threads.build(request)
    },
    change: async (built, request) =>
      changeFromStore((await store.open()).stock(request.tenant), built, request),
  }
  const directory = stockDirectory({ builder, clock, log, cache, maxBytes: INDEX_BYTES })
  return {
    directory,
    store,
    async close() {
      directory.close()
      await Promise.all([store.close(), threads.close()])
    },
  }
}
