import { performance } from 'node:perf_hooks'
import type { Transaction } from 'kysely'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { buildCar, keyedId, rowIds } from './build-car.ts'
import { countDrops } from './drops.ts'
import { compileMapping, isRejection, type RowReader } from './mapping/compile-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Draft, Rejection, SourceRow } from './mapping/row-result.ts'
import { quarantine } from './quarantine.ts'
import type { ImportReport } from './report.ts'
import { openSource } from './source/open-source.ts'
import type { Source } from './source/source.ts'
import { replaceFeed } from './write/replace-feed.ts'
import { writeRun } from './write/write-run.ts'

export type ImportOptions = {
  tenant: string
  mapping: Mapping
  /** The moment of the import. */
  now: Date
  dryRun?: boolean
  allowShrink?: boolean
  replaceAll?: boolean
  /** Hears after some hundred rows, inside the transaction. */
  onProgress?: (read: number) => void
}

export type ImportResult = { report: ImportReport; rejections: Rejection[] }

/**
 * Replaces a feed's stock by what a file holds, in one transaction: whatever fails, and a process
 * killed half-way, leaves the stock as it was. Rows that cannot be used are quarantined, the rest
 * goes in. The feed is named after the mapping.
 * @throws ImportError, StoreError
 */
export async function importStock(
  store: Store,
  file: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const { tenant, mapping, now, dryRun = false } = options
  const start = performance.now()
  const source = await openSource(file, mapping)
  const drops = countDrops()
  const reader = compileMapping(mapping, source.columns, drops.listen)
  const rejected = quarantine()
  const run = { tenant, feed: mapping.name, file, now, dryRun }
  const report = await writeRun(store, run, rejected.kept, async (tx) => {
    const { read, counts } = await putRows(tx, source, reader, rejected.add, options)
    return {
      format: source.format,
      encoding: source.encoding,
      read,
      ...counts,
      quarantined: rejected.summary(),
      dropped: drops.dropped(),
      missingColumns: source.format === 'csv' ? reader.missingColumns : [],
      milliseconds: performance.now() - start,
    }
  })
  return { report, rejections: rejected.kept }
}

async function putRows(
  tx: Transaction<Tables>,
  source: Source,
  reader: RowReader,
  reject: (rejection: Rejection) => void,
  options: ImportOptions,
) {
  const { tenant, mapping, now, allowShrink = false, replaceAll = false, onProgress } = options
  const replaced = { tenant, feed: mapping.name, now: now.toISOString(), allowShrink, replaceAll }
  const feed = await replaceFeed(tx, replaced)
  const rowId = rowIds()
  let read = 0

  const putRow = (row: SourceRow, draft: Draft): Promise<void> | undefined => {
    const id = keyedId(draft, mapping.key) ?? rowId(reader.signature(row))
    const { result, written } = feed.put(buildCar(draft, id))
    const refusal = refusals[result]
    if (refusal) reject({ line: row.line, value: id, ...refusal })
    return written
  }

  for await (const rows of source.rows) {
    for (const row of rows) {
      const result = hasRightWidth(row, source) ? reader.read(row) : wrongWidth(row, source)
      const written = isRejection(result) ? reject(result) : putRow(row, result)
      if (written) await written
    }
    read += rows.length
    onProgress?.(read)
  }
  return { read, counts: await feed.finish() }
}

const refusals: Record<string, { reason: string; detail: string } | undefined> = {
  repeated: { reason: 'duplicate_id', detail: 'an earlier row of the file has the same key' },
  foreign: { reason: 'id_of_another_feed', detail: 'a car of another feed has this id' },
}

const hasRightWidth = (row: SourceRow, source: Source) =>
  row.values.length === source.columns.length

function wrongWidth(row: SourceRow, source: Source): Rejection {
  return {
    line: row.line,
    reason: 'wrong_column_count',
    detail: `expected ${source.columns.length} columns, found ${row.values.length}`,
  }
}
