import { basename } from 'node:path'
import type { Car } from '#domain/car/car.ts'
import { buildCar, keyedId, rowId } from './build-car.ts'
import { draftCompletion } from './complete-draft.ts'
import { countDrops } from './dropped-values.ts'
import { ImportError } from './import-error.ts'
import type { ImportSite } from './import-site.ts'
import { compileMapping, isRejection, type RowReader } from './mapping/compile-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Draft, Rejection } from './mapping/row-result.ts'
import { quarantine } from './quarantine.ts'
import { openFeed } from './source/open-feed.ts'
import type { Source, SourceEntry } from './source/source.ts'
import { onceEach, unreadColumns } from './source/unread-columns.ts'
import type { FeedDifference } from './write/feed-difference.ts'
import type { Reading } from './write/write-run.ts'

type ReadOptions = {
  mapping: Mapping
  site: ImportSite
  /** The time of the import. */
  now: Date
  allowShrink: boolean
  /** Called and awaited with the number of rows read so far. */
  onRead: (read: number) => void | Promise<void>
}

type MappedRow = { line: number; draft: Draft; id: string; isKeyed: boolean }

/**
 * Reads and maps all files of a feed into a difference. Invalid rows are quarantined.
 * @throws ImportError
 */
export async function readFeed(
  files: readonly string[],
  difference: FeedDifference,
  { mapping, site, now, allowShrink, onRead }: ReadOptions,
): Promise<Reading> {
  const drops = countDrops()
  const completion = draftCompletion({ mapping, site, now, onDrop: drops.listen })
  const rejected = quarantine()
  const putCars = carWriter(difference)
  let read = 0

  const readFile = async (file: string) => {
    const source = await openFeed(file, mapping)
    const reader = compileMapping(mapping, source.columns, drops.listen, site.timeZone)
    const nameOf = files.length > 1 ? fileNamer(file) : (rejection: Rejection) => rejection
    const before = read
    const unread = unreadColumns(source, mapping)
    for await (const entries of source.rows) {
      const mapped = entries.map((entry) => mappedEntry(entry, source, reader, mapping))
      unread.look(entries)
      const rows = mapped.filter((row): row is MappedRow => 'draft' in row)
      for (const row of rows) completion.complete(row)
      const rejections = mapped.filter((row): row is Rejection => 'reason' in row)
      rejections.push(...(await putCars(rows)))
      for (const rejection of rejections.sort((a, b) => a.line - b.line)) {
        rejected.add(nameOf(rejection))
      }
      read += entries.length
      await onRead(read)
    }
    if (read === before && !allowShrink) throw withoutRows(file)
    const missingColumns = source.format === 'csv' ? reader.missingColumns : []
    return { ...source, notes: source.notes(), missingColumns, unread: unread.found() }
  }

  const sources: Awaited<ReturnType<typeof readFile>>[] = []
  for (const file of files) sources.push(await readFile(file))
  const all = (list: readonly string[]) => [...new Set(list)].join(', ')
  const findings = {
    format: all(sources.map(({ format }) => format)),
    read,
    encoding: all(sources.map(({ encoding }) => encoding)),
    quarantined: rejected.summary(),
    dropped: drops.dropped(),
    unknownYards: completion.unknownYards(),
    missingColumns: [...new Set(sources.flatMap(({ missingColumns }) => missingColumns))],
    unreadColumns: onceEach(sources.flatMap(({ unread }) => unread)),
    mapping: mapping.name,
    notes: sources.flatMap(({ notes }) => notes),
  }
  return { findings, rejections: rejected.rows }
}

/** Of several files each finding says which it is in. */
const fileNamer = (file: string) => (rejection: Rejection) => ({
  ...rejection,
  detail: `${basename(file)}: ${rejection.detail}`,
})

function mappedEntry(
  entry: SourceEntry,
  source: Source,
  reader: RowReader,
  mapping: Mapping,
): MappedRow | Rejection {
  if ('reason' in entry) return entry
  const { line, values } = entry
  if (values.length !== source.columns.length) {
    return {
      line,
      reason: 'wrong_column_count',
      detail: `expected ${source.columns.length} columns, found ${values.length}`,
    }
  }
  const draft = reader.read(entry)
  if (isRejection(draft)) return draft
  const id = keyedId(draft, mapping.key)
  return { line, draft, id: id ?? rowId(reader.signature(entry)), isKeyed: id !== null }
}

/** Puts mapped rows as cars into a difference; returns the rejected ones. */
function carWriter({ claim, put }: FeedDifference) {
  // Counts of repeated rows without key fields.
  const repeats = new Map<string, number>()

  /** The id of a row; undefined where an earlier row has the same key. */
  const freeId = ({ id, isKeyed }: MappedRow): string | undefined => {
    if (claim(id)) return id
    if (isKeyed) return undefined
    const count = (repeats.get(id) ?? 1) + 1
    repeats.set(id, count)
    const counted = `${id}x${count}`
    return claim(counted) ? counted : undefined
  }

  return async (rows: MappedRow[]): Promise<Rejection[]> => {
    const rejections: Rejection[] = []
    const cars: Car[] = []
    const lines: number[] = []
    for (const row of rows) {
      const id = freeId(row)
      if (id === undefined) {
        rejections.push({ line: row.line, value: row.id, ...repeated })
        continue
      }
      cars.push(buildCar(row.draft, id))
      lines.push(row.line)
    }
    const results = await put(cars)
    for (const [at, result] of results.entries()) {
      if (result !== 'foreign') continue
      rejections.push({ line: lines[at] ?? 0, value: cars[at]?.id ?? '', ...foreign })
    }
    return rejections
  }
}

const repeated = {
  reason: 'duplicate_id',
  detail: 'an earlier row of the file has the same key',
}
const foreign = { reason: 'id_of_another_feed', detail: 'a car of another feed has this id' }

const withoutRows = (file: string) =>
  new ImportError(
    'no_rows',
    `${file} has no rows, only a header or an empty list. Nothing was changed, since it is probably a broken feed. If the dealer has no cars left, repeat with --allow-shrink.`,
  )
