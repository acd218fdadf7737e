import type { DatabaseEngine } from './engine.ts'
import { allStockVersions } from './stock-version.ts'

/** Called with the tenant whose stock changed and its new version. */
export type StockListener = (tenant: string, version: number) => void

export interface WatchOptions {
  /** Milliseconds between two polls. */
  readonly pollMs?: number
  /** Called when a poll fails after a successful one; polling continues. */
  readonly onError: (error: unknown) => void
}

const POLL_MS = 1000

/** See `Store.watchAllStock`. */
export async function watchStock(
  { db, changeMarker }: Pick<DatabaseEngine, 'db' | 'changeMarker'>,
  listener: StockListener,
  { pollMs = POLL_MS, onError }: WatchOptions,
): Promise<() => void> {
  // Before the versions: a write between the two is found by the first poll.
  let marker = await changeMarker()
  let seen = await allStockVersions(db)

  const poll = async () => {
    const now = await changeMarker()
    if (now === marker) return
    const versions = await allStockVersions(db)
    const changed = [...versions].filter(([tenant, version]) => seen.get(tenant) !== version)
    marker = now
    seen = versions
    for (const [tenant, version] of changed) listener(tenant, version)
  }

  let timer: NodeJS.Timeout
  let isEnded = false
  let hasFailed = false
  const tryPoll = async () => {
    try {
      await poll()
      hasFailed = false
    } catch (error) {
      // A database that is down for an hour is reported once, not at every poll.
      if (!(isEnded || hasFailed)) onError(error)
      hasFailed = true
    }
  }
  const next = () => {
    timer = setTimeout(async () => {
      await tryPoll()
      if (!isEnded) next()
    }, pollMs).unref()
  }
  next()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
