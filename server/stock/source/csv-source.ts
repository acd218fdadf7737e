import { pipeline, Readable } from 'node:stream'
import { CsvError, type Options } from 'csv-parse'
import { ImportError } from '../import-error.ts'
import { BoundedCsv } from './bounded-csv.ts'
import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { misreadLines } from './misread.ts'
import { LARGEST_RECORD, ROWS_AT_ONCE, type Source, type SourceEntry, tooLarge } from './source.ts'

const DELIMITERS = [',', ';', '\t', '|']

type Parsed = { record: string[]; info: { lines: number; empty_lines: number; bytes: number } }

const settings: Options = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
}

/** A file of text and how it is to be read. */
type CsvFile = { file: string; bytes: FeedBytes; encoding: Encoding }

function recordsOf({ bytes, encoding }: CsvFile, options: Options): AsyncIterable<Parsed> {
  const text = Readable.from(feedText(bytes, encoding), { objectMode: false })
  return pipeline(text, new BoundedCsv({ ...settings, ...options }), () => {})
}

async function headerOf(file: CsvFile, delimiter: string): Promise<string[]> {
  for await (const { record, info } of recordsOf(file, { delimiter, to: 1 })) {
    if (!recordMeter().measure(info).isLarge) return record
    throw new ImportError(
      'no_header',
      `${file.file} has no header: its first line is larger than ${LARGEST_RECORD.toLocaleString('en-AU')} bytes. Check its quotes and line ends.`,
    )
  }
  return []
}

/** The delimiter that finds most of the wanted columns, else the one that finds most columns. */
async function findDelimiter(file: CsvFile, wanted: Set<string>): Promise<string> {
  const tried = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const header = await headerOf(file, delimiter).catch(() => [])
      const hits = header.filter((name) => wanted.has(name.trim().toLowerCase())).length
      return { delimiter, hits, columns: header.length }
    }),
  )
  tried.sort((a, b) => b.hits - a.hits || b.columns - a.columns)
  return tried[0]?.delimiter ?? ','
}

// csv-parse counts up to a record's end: the next record starts after it and after the empty lines
// between the two, each of which is one byte.
function recordMeter() {
  let last: Parsed['info'] = { lines: 0, empty_lines: 0, bytes: 0 }
  const startOf = (emptyLines: number) => last.lines + 1 + emptyLines - last.empty_lines
  return {
    startOf,
    /** Where a record that was just read begins and whether it is too large. */
    measure(info: Parsed['info']): { line: number; isLarge: boolean } {
      const line = startOf(info.empty_lines)
      const emptyBytes = info.empty_lines - last.empty_lines
      const isLarge = info.bytes - last.bytes - emptyBytes > LARGEST_RECORD
      last = info
      return { line, isLarge }
    },
  }
}

function malformed(file: string, error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  const says =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `a quote that opens in the record of line ${line} is never closed`
      : error.message
  return new ImportError(
    'file_malformed',
    `${file} breaks off as a CSV file: ${says}. Nothing was changed.`,
    error,
  )
}

const emptyLinesOf = (error: unknown): number =>
  error instanceof CsvError && typeof error.empty_lines === 'number' ? error.empty_lines : 0

async function* rowsOf(
  file: CsvFile,
  delimiter: string,
  look: (line: number, values: string[]) => void,
): AsyncIterable<SourceEntry[]> {
  const meter = recordMeter()
  let isHeader = true
  let group: SourceEntry[] = []
  try {
    for await (const { record, info } of recordsOf(file, { delimiter })) {
      const { line, isLarge } = meter.measure(info)
      if (!isHeader) {
        group.push(isLarge ? tooLarge(line) : { line, values: record })
        look(line, record)
      }
      isHeader = false
      if (group.length < ROWS_AT_ONCE) continue
      yield group
      group = []
    }
  } catch (error) {
    throw malformed(file.file, error, meter.startOf(emptyLinesOf(error)))
  }
  yield group
}

/**
 * Opens a CSV file: quoted line breaks, any of four delimiters, the first line is the header.
 * @throws ImportError file_malformed, no_header
 */
export async function openCsv(
  file: CsvFile,
  options: { delimiter?: string | undefined; wanted: string[] },
): Promise<Source> {
  const wanted = new Set(options.wanted.map((name) => name.toLowerCase()))
  const delimiter = options.delimiter ?? (await findDelimiter(file, wanted))
  const columns = await headerOf(file, delimiter).catch((error) => {
    throw malformed(file.file, error, 1)
  })
  if (columns.every((name) => name.trim() === '')) {
    throw new ImportError(
      'no_header',
      `${file.file} has no header: its first line names no column.`,
    )
  }
  const misread = misreadLines()
  const look = file.encoding === 'windows-1252' ? misread.look : () => {}
  const rows = rowsOf(file, delimiter, look)
  return { format: 'csv', encoding: file.encoding, columns, rows, notes: misread.notes }
}
