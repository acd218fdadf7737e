/** Why a row was not taken. `line` is a line of the file (CSV) or the record's number (JSON). */
export type Rejection = {
  line: number
  column?: string
  value?: string
  reason: string
  detail: string
}

/** A row of the file: values by the position of their column; null where there is none. */
export type SourceRow = { line: number; values: (string | null)[] }

/** Fields of a Car as a mapping filled them, not yet checked. */
export type Draft = Record<string, unknown>
