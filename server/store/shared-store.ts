import { causeText, type Log } from '../log.ts'
import { openStore, type Store } from './store.ts'

/** The process's one store: opened at first use, tried again after a failure. */
export interface SharedStore {
  /** Rejects with StoreError; the next call tries again. */
  open(): Promise<Store>
  close(): Promise<void>
}

/** `onStockChange` is called with every tenant whose stock any process changed. */
export function sharedStore(
  location: string,
  onStockChange: (tenant: string) => void,
  log: Log,
): SharedStore {
  let opening: Promise<Store> | undefined

  async function openAndWatch(): Promise<Store> {
    const store = await openStore(location)
    try {
      await store.watchAllStock(onStockChange, {
        onError: (cause) => log.error('stock_watch_failed', { cause: causeText(cause) }),
      })
      return store
    } catch (cause) {
      await store.close()
      throw cause
    }
  }

  return {
    open() {
      opening ??= openAndWatch().catch((cause: unknown) => {
        opening = undefined
        throw cause
      })
      return opening
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}
