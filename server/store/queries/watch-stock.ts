import type { StockListener, WatchOptions } from '../store.ts'
import type { Engine } from './engine.ts'
import { allStockVersions } from './stock-version.ts'

const POLL_MS = 1000

/** See `Store.watchAllStock`. */
export async function watchStock(
  { db, writeMark }: Pick<Engine, 'db' | 'writeMark'>,
  listener: StockListener,
  { pollMs = POLL_MS, onError }: WatchOptions,
): Promise<() => void> {
  // Before the versions: what is written between the two is found again at the first look.
  let mark = await writeMark()
  let seen = await allStockVersions(db)

  const look = async () => {
    const now = await writeMark()
    if (now === mark) return
    const versions = await allStockVersions(db)
    const changed = [...versions].filter(([tenant, version]) => seen.get(tenant) !== version)
    mark = now
    seen = versions
    for (const [tenant, version] of changed) listener(tenant, version)
  }

  let timer: NodeJS.Timeout
  let isEnded = false
  let hasFailed = false
  const lookOnce = async () => {
    try {
      await look()
      hasFailed = false
    } catch (error) {
      // A database that is away for an hour is reported once, not at every look.
      if (!(isEnded || hasFailed)) onError(error)
      hasFailed = true
    }
  }
  const next = () => {
    timer = setTimeout(async () => {
      await lookOnce()
      if (!isEnded) next()
    }, pollMs).unref()
  }
  next()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
