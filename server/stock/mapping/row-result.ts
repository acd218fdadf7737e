/**
 * Why a row was rejected. `line` is the line in the file (CSV) or the number of the record (JSON).
 */
export type Rejection = {
  line: number
  column?: string
  value?: string
  reason: string
  detail: string
}

/** A row of the file: values by column position; null if absent. */
export type SourceRow = { line: number; values: (string | null)[] }

/** Fields of a Car as read by a mapping, not yet validated as a whole. */
export type Draft = Record<string, unknown>
