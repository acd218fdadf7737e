import type { Transaction } from 'kysely'
import { CAR_FORMAT } from '../car-format.ts'
import type { StockChange } from '../stock-store.ts'
import { carBatch } from './car-batch.ts'
import { endCorrections, programAt } from './corrections.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { endPending } from './pending-imports.ts'
import { logRun } from './run-log.ts'
import { LISTED_CHANGES, raiseStockVersion, stockVersion } from './stock-version.ts'
import type { Tables } from './tables.ts'

/** See `StockStore.write`. */
export function writeStock(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  change: StockChange,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Per tenant, not per feed: a difference is valid for one version of the tenant's stock.
    await lock(tx, `stock of ${tenant}`)
    if ((await stockVersion(tx, tenant)) !== change.version) return false
    await writeCars(tx, tenant, change)
    const run = change.run()
    await logRun(tx, tenant, run, change.rejected)
    await addDeskEvent(tx, tenant, { kind: 'import', id: change.feed })
    const { feed, now, decision } = change
    await endPending(lock, tx, tenant, { feed, now, report: run.report }, decision)
    await endCorrections(lock, tx, tenant, change.ended, programAt(now))
    return true
  })
}

async function writeCars(
  tx: Transaction<Tables>,
  tenant: string,
  { feed, now, lost, changed, ended, onWritten }: StockChange,
): Promise<void> {
  const changedCars = new Set<string>()
  /** Of more than are listed only that they are more. */
  const note = (ids: readonly string[]) => {
    for (const id of ids.slice(0, LISTED_CHANGES + 1)) changedCars.add(id)
  }
  for (const rows of lost) {
    if (rows.length === 0) continue
    const ids = rows.map(({ id }) => id)
    await tx.deleteFrom('car').where('tenant', '=', tenant).where('id', 'in', ids).execute()
    const ofThese = tx.deleteFrom('car_correction').where('tenant', '=', tenant)
    await ofThese.where('car', 'in', ids).execute()
    note(ids)
  }
  const write = carBatch(tx)
  let count = 0
  for (const cars of changed) {
    if (cars.length === 0) continue
    const written = { tenant, feed, format: CAR_FORMAT, changed: now }
    await write(cars.map(({ leftAt: left_at, ...car }) => ({ ...car, ...written, left_at })))
    count += cars.length
    onWritten(count)
    if (changedCars.size <= LISTED_CHANGES) note(cars.map(({ id }) => id))
  }
  if (changedCars.size === 0) return
  note(ended.map(({ car }) => car))
  await raiseStockVersion(tx, tenant, now, changedCars)
}
