import { setImmediate } from 'node:timers/promises'
import { causeText, type Log } from './log.ts'
import type { StockDirectory } from './search/stock-directory.ts'
import type { SourceDirectory } from './tenants/source-directory.ts'
import type { Tenant } from './tenants/tenant.ts'

/** Sites that are loaded, with their stock, before `/readyz` reports ready. */
const FIRST_SITES = 20

export interface WarmUp {
  readonly isReady: boolean
}

/**
 * Loads the first sites with their stock, then all other sites, whose stock is read at its first use.
 * Requests are answered meanwhile. `onReady` is called with the first sites.
 */
export function warmUp(
  directory: SourceDirectory,
  stock: StockDirectory,
  log: Log,
  signal: AbortSignal,
  onReady: (firstSites: readonly Tenant[]) => void = () => undefined,
): WarmUp {
  const state = { isReady: false }
  const run = async () => {
    const firstSites = await directory.load({ count: FIRST_SITES, signal })
    for (const tenant of firstSites) {
      if (signal.aborted) return
      await stock.of(tenant).catch((cause: unknown) => {
        log.error('stock_not_ready', { tenant: tenant.slug, cause: causeText(cause) })
      })
      await setImmediate()
    }
    state.isReady = true
    onReady(firstSites)
    await directory.load({ signal })
  }
  run().catch((cause: unknown) => log.error('warm_up_failed', { cause: causeText(cause) }))
  return state
}
