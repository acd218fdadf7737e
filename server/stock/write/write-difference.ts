import type { Transaction } from 'kysely'
import { CAR_FORMAT } from '../../store/car-format.ts'
import { raiseStockVersion } from '../../store/stock-version.ts'
import type { Tables } from '../../store/tables.ts'
import { carBatch } from './batch.ts'
import type { Counts, FeedOptions } from './feed-difference.ts'
import type { Stage } from './stage.ts'

/** Writes a feed's difference inside a transaction; `onWritten` hears of cars as they are written. */
export async function writeDifference(
  tx: Transaction<Tables>,
  stage: Stage,
  counts: Counts,
  { tenant, feed, now }: FeedOptions,
  onWritten: (cars: number) => void,
): Promise<void> {
  if (counts.added + counts.changed + counts.removed === 0) return
  for (const rows of stage.lost()) {
    const ids = rows.map(({ id }) => id)
    await tx.deleteFrom('car').where('tenant', '=', tenant).where('id', 'in', ids).execute()
  }
  const write = carBatch(tx)
  let written = 0
  for (const cars of stage.changes()) {
    await write(cars.map((car) => ({ ...car, tenant, feed, format: CAR_FORMAT, changed: now })))
    written += cars.length
    onWritten(written)
  }
  await raiseStockVersion(tx, tenant, now)
}
