import { ImportError } from '../import-error.ts'
import type { Rejection } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { DEEPEST_RECORD, JsonFault, type JsonRecord, JsonRecords } from './json-records.ts'
import { ROWS_AT_ONCE, type Source, type SourceEntry, tooLarge } from './source.ts'

type ValueReader = (record: object) => unknown

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** Reads a column: a member of that name, else nested members by its dots. */
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
  detail: `record ${number}, line ${line} of the file, is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
})

const tooDeep = (number: number): Rejection => ({
  line: number,
  reason: 'record_too_deep',
  detail: `expected at most ${DEEPEST_RECORD} levels of lists and objects`,
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

async function* rowsOf(feed: JsonFeed, columns: string[]): AsyncIterable<SourceEntry[]> {
  const readers = columns.map(valueReader)
  const records = new JsonRecords()
  let number = 0
  let group: SourceEntry[] = []
  try {
    for await (const chunk of feedText(feed.bytes, feed.encoding)) {
      for (const record of records.read(chunk)) {
        number += 1
        group.push(entryOf(record, number, readers))
        if (group.length < ROWS_AT_ONCE) continue
        yield group
        group = []
      }
    }
    records.end()
  } catch (cause) {
    if (!(cause instanceof JsonFault)) throw cause
    throw new ImportError(
      'file_malformed',
      `${feed.file} breaks off as JSON: ${cause.message}. Nothing was changed.`,
      cause,
    )
  }
  yield group
}

type JsonFeed = { file: string; bytes: FeedBytes; encoding: Encoding }

/**
 * Opens a JSON file: a list of records, or an object that holds one. Nested values are columns
 * with a dotted name, lists are joined with "|". A row's `line` is the number of its record.
 */
export function openJson(feed: JsonFeed, wanted: string[]): Source {
  const rows = rowsOf(feed, wanted)
  return { format: 'json', encoding: feed.encoding, columns: wanted, rows, notes: () => [] }
}
