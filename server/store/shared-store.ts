import { causeText, type Log } from '../log.ts'
import { openStore, type Store } from './store.ts'
import { watchStock } from './watch-stock.ts'

/** The process's one store: opened when first needed, tried again after a failure. */
export interface SharedStore {
  /** Rejects with StoreError; the next call tries again. */
  open(): Promise<Store>
  close(): Promise<void>
}

/** `onStockChange` hears of every tenant whose stock any process changed. */
export function sharedStore(
  file: string,
  onStockChange: (tenant: string) => void,
  log: Log,
): SharedStore {
  let opening: Promise<Store> | undefined

  async function openAndWatch(): Promise<Store> {
    const store = await openStore(file)
    try {
      await watchStock(store, onStockChange, {
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
