import { pipeline, Readable } from 'node:stream'
import { CsvError, type Options } from 'csv-parse'
import { ImportError } from '../import-error.ts'
import { BoundedCsvParser } from './bounded-csv-parser.ts'
import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'
import { mixedEncodings } from './mixed-encodings.ts'
import { BATCH_ROWS, MAX_RECORD_BYTES, type Source, type SourceEntry, tooLarge } from './source.ts'

const DELIMITERS = [',', ';', '\t', '|']

type ParsedRecord = {
  record: string[]
  info: { lines: number; empty_lines: number; bytes: number }
}

const settings: Options = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
}

/** A CSV file and its encoding. */
type CsvFile = { file: string; bytes: FeedBytes; encoding: Encoding }

function recordsOf({ bytes, encoding }: CsvFile, options: Options): AsyncIterable<ParsedRecord> {
  const text = Readable.from(feedText(bytes, encoding), { objectMode: false })
  return pipeline(text, new BoundedCsvParser({ ...settings, ...options }), () => {})
}

async function headerOf(file: CsvFile, delimiter: string): Promise<string[]> {
  for await (const { record, info } of recordsOf(file, { delimiter, to: 1 })) {
    if (!recordMeter().measure(info).isLarge) return record
    throw new ImportError(
      'no_header',
      `${file.file} has no header: its first line is larger than ${MAX_RECORD_BYTES.toLocaleString('en-AU')} bytes. Check its quotes and line ends.`,
    )
  }
  return []
}

/** The delimiter that yields most of the wanted columns, then most columns. */
async function findDelimiter(file: CsvFile, wanted: Set<string>): Promise<string> {
  const candidates = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const header = await headerOf(file, delimiter).catch(() => [])
      const hits = header.filter((name) => wanted.has(name.trim().toLowerCase())).length
      return { delimiter, hits, columns: header.length }
    }),
  )
  candidates.sort((a, b) => b.hits - a.hits || b.columns - a.columns)
  return candidates[0]?.delimiter ?? ','
}

// csv-parse reports the end of each record: the next one starts after the empty lines in between,
// each of which is one byte.
function recordMeter() {
  let last: ParsedRecord['info'] = { lines: 0, empty_lines: 0, bytes: 0 }
  const startOf = (emptyLines: number) => last.lines + 1 + emptyLines - last.empty_lines
  return {
    startOf,
    /** The first line of the record that was just read, and whether it is too large. */
    measure(info: ParsedRecord['info']): { line: number; isLarge: boolean } {
      const line = startOf(info.empty_lines)
      const emptyBytes = info.empty_lines - last.empty_lines
      const isLarge = info.bytes - last.bytes - emptyBytes > MAX_RECORD_BYTES
      last = info
      return { line, isLarge }
    },
  }
}

function malformed(file: string, error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  const detail =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `a quote that opens in the record of line ${line} is never closed`
      : error.message
  return new ImportError(
    'file_malformed',
    `${file} is not a valid CSV file: ${detail}. Nothing was changed.`,
    error,
  )
}

const emptyLinesOf = (error: unknown): number =>
  error instanceof CsvError && typeof error.empty_lines === 'number' ? error.empty_lines : 0

async function* rowsOf(
  file: CsvFile,
  delimiter: string,
  onRow: (line: number, values: string[]) => void,
): AsyncIterable<SourceEntry[]> {
  const meter = recordMeter()
  let isHeader = true
  let batch: SourceEntry[] = []
  try {
    for await (const { record, info } of recordsOf(file, { delimiter })) {
      const { line, isLarge } = meter.measure(info)
      if (!isHeader) {
        batch.push(isLarge ? tooLarge(line) : { line, values: record })
        onRow(line, record)
      }
      isHeader = false
      if (batch.length < BATCH_ROWS) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw malformed(file.file, error, meter.startOf(emptyLinesOf(error)))
  }
  yield batch
}

/**
 * Opens a CSV file with a header line; quoted line breaks and four delimiters are supported.
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
  const mixed = mixedEncodings()
  const onRow = file.encoding === 'windows-1252' ? mixed.check : () => {}
  const rows = rowsOf(file, delimiter, onRow)
  return { format: 'csv', encoding: file.encoding, columns, rows, notes: mixed.notes }
}
