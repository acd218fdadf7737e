import type { Rejection, SourceRow } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'

/** A row of the file, or why a record was rejected. */
export type SourceEntry = SourceRow | Rejection

/** A file opened for reading row by row. */
export type Source = {
  format: 'csv' | 'json'
  encoding: Encoding
  columns: string[]
  /**
   * Batches of rows in order. @throws ImportError file_malformed if the file is invalid or
   * truncated
   */
  rows: AsyncIterable<SourceEntry[]>
  /** Warnings for people about how the file was read; complete after the last row. */
  notes(): string[]
}

/** Rows per batch: awaiting each row would take longer than mapping it. */
export const BATCH_ROWS = 500

/** Maximum size of a record in UTF-8; a larger one is rejected and never buffered completely. */
export const MAX_RECORD_BYTES = 1_000_000

/** The rejection of a record that is too large. */
export const tooLarge = (line: number): Rejection => ({
  line,
  reason: 'record_too_large',
  detail: `expected a record of at most ${MAX_RECORD_BYTES.toLocaleString('en-AU')} bytes`,
})
