import type { Rejection, SourceRow } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'

/** A row as the file has it, or why a record of the file is none. */
export type SourceEntry = SourceRow | Rejection

/** A file opened for reading row by row. */
export type Source = {
  format: 'csv' | 'json'
  encoding: Encoding
  columns: string[]
  /** Rows in order, some hundreds at a time; ends with an ImportError file_malformed where the file breaks off. */
  rows: AsyncIterable<SourceEntry[]>
  /** What a person should know of how the file was read; complete once the rows are. */
  notes(): string[]
}

/** Awaiting every row by itself would take longer than mapping it. */
export const ROWS_AT_ONCE = 500

/** Bytes of UTF-8 that one record may have; a larger one is set aside and never held whole. */
export const LARGEST_RECORD = 1_000_000

/** Why a record was set aside without being read. */
export const tooLarge = (line: number): Rejection => ({
  line,
  reason: 'record_too_large',
  detail: `expected a record of at most ${LARGEST_RECORD.toLocaleString('en-AU')} bytes`,
})
