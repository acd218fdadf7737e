import type { StockStore } from '../store/stock-store.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Rejection } from './mapping/row-result.ts'
import { readFeed } from './read-feed.ts'
import type { ImportReport } from './report.ts'
import { writeRun } from './write/write-run.ts'

export type ImportOptions = {
  mapping: Mapping
  /** The feed that the file is: it replaces that feed's cars alone. The mapping's name where absent. */
  feed?: string
  /** The moment of the import. */
  now: Date
  dryRun?: boolean
  allowShrink?: boolean
  replaceAll?: boolean
  /** Hears after some hundred rows, while no lock is held; is awaited. */
  onRead?: (read: number) => void | Promise<void>
  /** Hears of cars as they are written, inside the transaction. */
  onWritten?: (cars: number) => void
}

export type ImportResult = { report: ImportReport; rejections: Rejection[] }

/**
 * Replaces a feed's part of a tenant's stock by what a file holds. The file is read and mapped first, then one short
 * transaction writes what differs: whatever fails, and a process killed half-way, leaves the stock
 * as it was. Rows that cannot be used are quarantined, the rest goes in.
 * @throws ImportError, StoreError
 */
export async function importStock(
  stock: StockStore,
  file: string,
  { feed, onRead = () => {}, ...options }: ImportOptions,
): Promise<ImportResult> {
  const { mapping, allowShrink = false } = options
  const run = { ...options, feed: feed ?? mapping.name, file }
  return writeRun(stock, run, (difference) =>
    readFeed(file, difference, { mapping, allowShrink, onRead }),
  )
}
