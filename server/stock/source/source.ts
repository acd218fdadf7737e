import type { SourceRow } from '../mapping/row-result.ts'
import type { Encoding } from './encoding.ts'

/** A file opened for reading row by row. */
export type Source = {
  format: 'csv' | 'json'
  encoding: Encoding
  columns: string[]
  /** Rows in order, some hundreds at a time; ends with an ImportError file_malformed where the file breaks off. */
  rows: AsyncIterable<SourceRow[]>
}

/** Awaiting every row by itself would take longer than mapping it. */
export const ROWS_AT_ONCE = 500
