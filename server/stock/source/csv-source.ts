import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { ImportError } from '../import-error.ts'
import type { SourceRow } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'
import { ROWS_AT_ONCE, type Source } from './source.ts'

const DELIMITERS = [',', ';', '\t', '|']
const LARGEST_RECORD = 1_000_000

type Parsed = { record: string[]; info: { lines: number } }

const settings: Options = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LARGEST_RECORD,
  info: true,
}

async function* decoded(bytes: Readable, decoder: TextDecoder): AsyncIterable<string> {
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function textOf(file: string, encoding: Encoding): Readable {
  const bytes = createReadStream(file)
  if (encoding === 'utf-8') return bytes
  return Readable.from(decoded(bytes, new TextDecoder(encoding)))
}

async function headerOf(file: string, encoding: Encoding, delimiter: string): Promise<string[]> {
  const text = textOf(file, encoding)
  const parser = text.pipe(parse({ ...settings, delimiter, to: 1 }))
  try {
    for await (const { record } of parser as AsyncIterable<Parsed>) return record
    return []
  } finally {
    text.destroy()
  }
}

/** The delimiter that finds most of the wanted columns, else the one that finds most columns. */
async function findDelimiter(
  file: string,
  encoding: Encoding,
  wanted: Set<string>,
): Promise<string> {
  const tried = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const header = await headerOf(file, encoding, delimiter).catch(() => [])
      const hits = header.filter((name) => wanted.has(name.trim().toLowerCase())).length
      return { delimiter, hits, columns: header.length }
    }),
  )
  tried.sort((a, b) => b.hits - a.hits || b.columns - a.columns)
  return tried[0]?.delimiter ?? ','
}

function malformed(file: string, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  return new ImportError(
    'file_malformed',
    `${file} breaks off as a CSV file: ${error.message}. Nothing was changed.`,
    error,
  )
}

async function* rowsOf(file: string, parser: AsyncIterable<Parsed>): AsyncIterable<SourceRow[]> {
  // csv-parse counts the lines up to a record's end; the next one starts after it.
  let line = 1
  let isHeader = true
  let group: SourceRow[] = []
  try {
    for await (const { record, info } of parser) {
      if (!isHeader) group.push({ line, values: record })
      isHeader = false
      line = info.lines + 1
      if (group.length < ROWS_AT_ONCE) continue
      yield group
      group = []
    }
  } catch (error) {
    throw malformed(file, error)
  }
  yield group
}

/**
 * Opens a CSV file: quoted line breaks, any of four delimiters, the first line is the header.
 * @throws ImportError file_malformed, no_header
 */
export async function openCsv(
  file: string,
  encoding: Encoding,
  options: { delimiter?: string | undefined; wanted: string[] },
): Promise<Source> {
  const wanted = new Set(options.wanted.map((name) => name.toLowerCase()))
  const delimiter = options.delimiter ?? (await findDelimiter(file, encoding, wanted))
  const columns = await headerOf(file, encoding, delimiter).catch((error) => {
    throw malformed(file, error)
  })
  if (columns.every((name) => name.trim() === '')) {
    throw new ImportError('no_header', `${file} has no header: its first line names no column.`)
  }
  const text = textOf(file, encoding)
  const parser = text.pipe(parse({ ...settings, delimiter }))
  text.once('error', (error) => parser.destroy(error))
  return { format: 'csv', encoding, columns, rows: rowsOf(file, parser) }
}
