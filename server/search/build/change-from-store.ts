import type { StockStore } from '../../store/stock-store.ts'
import type { BuiltStock } from './build-stock.ts'
import { changedStock } from './changed-stock.ts'
import type { BuildRequest } from './index-options.ts'

/** What changed cars may leave unused of the memory of all, so that a small stock is not built at each change. */
const UNUSED_SHARE = 0.25
const UNUSED_BYTES = 64 * 1024

/**
 * A built stock with what the store has changed since. Undefined where the store does not tell the cars, where
 * much of the index's memory is unused, and where a car would change by time before now: a
 * new arrival, or one whose days as a sold car are over.
 */
export async function changeFromStore(
  store: Pick<StockStore, 'snapshot'>,
  built: BuiltStock,
  request: BuildRequest,
): Promise<BuiltStock | undefined> {
  const now = Date.parse(request.now)
  const { bytes, added } = built.cars
  if (added.length > UNUSED_BYTES + bytes.length * UNUSED_SHARE) return undefined
  const changes = await store.snapshot((stock) => stock.changesSince(built.version))
  if (!changes) return undefined
  const changed = changedStock(built, changes, request)
  if (!changed) return undefined
  const { nextChangeAt } = changed.index
  return nextChangeAt <= now && nextChangeAt < built.index.nextChangeAt ? undefined : changed
}
