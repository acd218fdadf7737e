import type { PendingDecision } from '../store/pending-import-store.ts'
import type { StockStore } from '../store/stock-store.ts'
import { type ImportSite, plainSite } from './import-site.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Rejection } from './mapping/row-result.ts'
import { readFeed } from './read-feed.ts'
import type { ImportReport } from './report.ts'
import { writeRun } from './write/write-run.ts'

export type ImportOptions = {
  mapping: Mapping
  /** Name of the feed whose cars the file replaces; default: the mapping's name. */
  feed?: string
  /** The settings of the site that imports follow; default: of a site that states none. */
  site?: ImportSite
  /** The time of the import. */
  now: Date
  /** Its name in the report; default: the files. */
  file?: string
  /** Of a file that waited for a decision. */
  decision?: PendingDecision
  dryRun?: boolean
  allowShrink?: boolean
  replaceAll?: boolean
  /** Called and awaited after every batch of rows read, while no lock is held. */
  onRead?: (read: number) => void | Promise<void>
  /** Called with the number of cars written so far, inside the transaction. */
  onWritten?: (cars: number) => void
}

export type ImportResult = { report: ImportReport; rejections: Rejection[] }

/**
 * Replaces a feed's part of a tenant's stock by the contents of one or several files. They are read and mapped first,
 * then one short transaction writes the difference: after an error or a killed process the stock is
 * unchanged. Invalid rows are quarantined, the rest is imported.
 * @throws ImportError, StoreError
 */
export async function importStock(
  stock: StockStore,
  files: string | readonly string[],
  { feed, site = plainSite, onRead = () => {}, ...options }: ImportOptions,
): Promise<ImportResult> {
  const { mapping, now, allowShrink = false } = options
  const { whenCarLeavesFeed: leaving, leftCarsKeptDays: keptDays } = site
  const { file = [files].flat().join(', ') } = options
  const run = { ...options, feed: feed ?? mapping.name, file, leaving, keptDays }
  return writeRun(stock, run, (difference) =>
    readFeed([files].flat(), difference, { mapping, site, now, allowShrink, onRead }),
  )
}
