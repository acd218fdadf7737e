import { sql } from 'kysely'
import { stockVersions } from './stock-version.ts'
import type { Store } from './store.ts'

const POLL_MS = 1000

/** Called with the tenant whose stock changed and its new version. */
export type StockListener = (tenant: string, version: number) => void

export type WatchOptions = {
  pollMs?: number
  /** Hears of a failed look at the database; the watch goes on. */
  onError: (error: unknown) => void
}

/**
 * Tells of every change of stock, whichever process made it. A look costs microseconds while
 * nothing was written. The timer does not keep the process alive; the store's closing ends it.
 * @returns ends the watch
 */
export async function watchStock(
  store: Store,
  onChange: StockListener,
  { pollMs = POLL_MS, onError }: WatchOptions,
): Promise<() => void> {
  let seen = await stockVersions(store.db)
  let mark = await writeMark(store)

  const look = async () => {
    const now = await writeMark(store)
    if (now === mark) return
    const versions = await stockVersions(store.db)
    const changed = [...versions].filter(([tenant, version]) => seen.get(tenant) !== version)
    mark = now
    seen = versions
    for (const [tenant, version] of changed) onChange(tenant, version)
  }

  let timer: NodeJS.Timeout
  let ended = false
  const next = () => {
    timer = setTimeout(async () => {
      await look().catch((error) => ended || onError(error))
      if (!ended) next()
    }, pollMs).unref()
  }
  const end = () => {
    ended = true
    clearTimeout(timer)
  }
  next()
  store.onClose(end)
  return end
}

// data_version tells of other connections' writes, total_changes() of our own.
async function writeMark(store: Store): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select data_version || '/' || total_changes() as mark from pragma_data_version
  `.execute(store.db)
  return rows[0]?.mark ?? ''
}
