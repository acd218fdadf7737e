import { ImportError } from '../import-error.ts'
import type { Rejection } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import type { JsonLines } from './json-lines.ts'
import { type JsonRecord, JsonRecords, JsonSyntaxError, MAX_RECORD_DEPTH } from './json-records.ts'
import { BATCH_ROWS, type Source, type SourceEntry, tooLarge } from './source.ts'

type ValueReader = (record: object) => unknown

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** Reads a column: a property of that name, else nested properties by its dots. */
function valueReader(column: string): ValueReader {
  const path = column.split('.')
  return (record) =>
    Object.hasOwn(record, column)
      ? Reflect.get(record, column)
      : path.reduce(own, record as unknown)
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((entry) => asText(entry) ?? '').join('|')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const notJson = (number: number, { line }: JsonRecord, cause: unknown): Rejection => ({
  line: number,
  reason: 'malformed_record',
  detail: `record ${number}, line ${line} of the file, is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
})

const tooDeep = (number: number): Rejection => ({
  line: number,
  reason: 'record_too_deep',
  detail: `expected at most ${MAX_RECORD_DEPTH} levels of arrays and objects`,
})

function entryOf(record: JsonRecord, number: number, readers: ValueReader[]): SourceEntry {
  if (record.fault !== undefined) {
    return record.fault === 'large' ? tooLarge(number) : tooDeep(number)
  }
  try {
    const value: unknown = JSON.parse(record.bytes.toString())
    const fields = typeof value === 'object' && value !== null ? value : {}
    return { line: number, values: readers.map((read) => asText(read(fields))) }
  } catch (cause) {
    return notJson(number, record, cause)
  }
}

async function* rowsOf(
  feed: JsonFeed,
  columns: string[],
  records: JsonRecords | JsonLines,
): AsyncIterable<SourceEntry[]> {
  const readers = columns.map(valueReader)
  let number = 0
  let batch: SourceEntry[] = []
  try {
    for await (const chunk of feedText(feed.bytes, feed.encoding)) {
      for (const record of records.read(chunk)) {
        number += 1
        batch.push(entryOf(record, number, readers))
        if (batch.length < BATCH_ROWS) continue
        yield batch
        batch = []
      }
    }
    for (const record of records.end()) batch.push(entryOf(record, ++number, readers))
  } catch (cause) {
    if (!(cause instanceof JsonSyntaxError)) throw cause
    throw new ImportError(
      'file_malformed',
      `${feed.file} is not a valid JSON file: ${cause.message}. Nothing was changed.`,
      cause,
    )
  }
  yield batch
}

/** A JSON file and its encoding. */
export type JsonFeed = { file: string; bytes: FeedBytes; encoding: Encoding }

/**
 * Opens a JSON file: an array of records, an object that contains one, or JSON Lines. Nested values
 * are columns with a dotted name, arrays are joined with "|". A row's `line` is the number of its record.
 */
export function openJson(
  feed: JsonFeed,
  wanted: string[],
  records: JsonRecords | JsonLines = new JsonRecords(),
): Source {
  const rows = rowsOf(feed, wanted, records)
  return { format: 'json', encoding: feed.encoding, columns: wanted, rows, notes: () => [] }
}
