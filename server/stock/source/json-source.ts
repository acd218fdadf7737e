import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { pick } from 'stream-json/filters/pick.js'
import { parser } from 'stream-json/parser.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { ImportError } from '../import-error.ts'
import type { SourceRow } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'
import { ROWS_AT_ONCE, type Source } from './source.ts'

const PEEKED_BYTES = 4096

/** What a file begins with, blanks and byte-order mark aside; undefined for a file of blanks. */
export async function firstLetter(file: string): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PEEKED_BYTES), 0, PEEKED_BYTES, 0)
    const text = new TextDecoder().decode(buffer.subarray(0, bytesRead))
    return text.trimStart()[0]
  } finally {
    await handle.close()
  }
}

type Item = { key: number; value: unknown }

function elementsOf(file: string, isArray: boolean): AsyncIterable<Item> {
  const bytes = createReadStream(file)
  const last: Readable = isArray
    ? pipeline(bytes, parser.asStream(), streamArray.asStream(), () => {})
    : pipeline(
        bytes,
        parser.asStream(),
        pick.asStream({
          // The one list directly inside the file's object, whatever its name.
          filter: (stack, token) => stack.length === 1 && token.name === 'startArray',
          once: true,
        }),
        streamArray.asStream(),
        () => {},
      )
  return last
}

function valueAt(record: object, column: string): unknown {
  if (column in record) return Reflect.get(record, column)
  let value: unknown = record
  for (const key of column.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return value
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((entry) => asText(entry) ?? '').join('|')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function* rowsOf(
  file: string,
  isArray: boolean,
  columns: string[],
): AsyncIterable<SourceRow[]> {
  let line = 0
  let group: SourceRow[] = []
  try {
    for await (const { value } of elementsOf(file, isArray)) {
      line += 1
      const record = typeof value === 'object' && value !== null ? value : {}
      group.push({ line, values: columns.map((column) => asText(valueAt(record, column))) })
      if (group.length < ROWS_AT_ONCE) continue
      yield group
      group = []
    }
  } catch (cause) {
    const says = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError(
      'file_malformed',
      `${file} breaks off as JSON after record ${line}: ${says}. Nothing was changed.`,
      cause,
    )
  }
  yield group
}

/**
 * Opens a JSON file: a list of records, or an object that holds one. Nested values are columns
 * with a dotted name, lists are joined with "|".
 */
export function openJson(
  file: string,
  encoding: Encoding,
  options: { isArray: boolean; wanted: string[] },
): Source {
  const { isArray, wanted } = options
  return { format: 'json', encoding, columns: wanted, rows: rowsOf(file, isArray, wanted) }
}
