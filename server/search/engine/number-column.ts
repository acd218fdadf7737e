import { addRows, type Bitset, emptyBitset, hasBit } from './bitset.ts'
import type { Extent, NumberField, NumberRange } from './request.ts'
import { type DocumentChange, numbersAfter, sortedAfter } from './row-change.ts'
import type { RowSet } from './row-set.ts'

/** One field's numbers by row, and its rows sorted by number. */
export interface NumberColumn {
  readonly name: string
  /** By row; NaN where a document lacks the number; empty where all do. */
  readonly values: Float64Array
  /** Rows with a number, in ascending order of it. */
  readonly ascending: Uint32Array
  /** The numbers of `ascending`. */
  readonly sorted: Float64Array
}

export function numberColumn<Document>(
  field: NumberField<Document>,
  documents: readonly Document[],
): NumberColumn {
  const values = Float64Array.from(documents, (document) => field.value(document) ?? Number.NaN)
  const present = [...values.keys()].filter((row) => !Number.isNaN(values[row]))
  const ascending = Uint32Array.from(present).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const sorted = Float64Array.from(ascending, (row) => values[row] ?? 0)
  const isKnown = present.length > 0
  return { name: field.name, values: isKnown ? values : new Float64Array(), ascending, sorted }
}

/** The column after a change; the same object where it is as before. */
export function changedNumberColumn<Document>(
  column: NumberColumn,
  { value }: NumberField<Document>,
  change: DocumentChange<Document>,
): NumberColumn {
  const own = change.documents.map((document) => value(document) ?? Number.NaN)
  const isAsBefore = (row: number, at: number) =>
    Object.is(own[at], column.values[row] ?? Number.NaN)
  if (change.isInPlace && change.placed.every(isAsBefore)) return column
  const values = numbersAfter(column.values, change, own)
  const isKnown = (row: number) => !Number.isNaN(values[row])
  const byNumber = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b
  const ascending = sortedAfter(column.ascending, change, byNumber, isKnown)
  const sorted = new Float64Array(ascending.length)
  for (let at = 0; at < sorted.length; at++) sorted[at] = values[ascending[at] ?? 0] ?? 0
  const { name } = column
  return { name, values: ascending.length > 0 ? values : new Float64Array(), ascending, sorted }
}

/** The rows whose number is in the range, both ends included unless they are `open`. */
export function rowsInRange(
  { ascending, sorted }: NumberColumn,
  range: NumberRange & { readonly open?: boolean },
  total: number,
): Bitset {
  const { min, max, open = false } = range
  const from = min === undefined ? 0 : boundIndex(sorted, min, open)
  const to = max === undefined ? sorted.length : boundIndex(sorted, max, !open)
  const found = emptyBitset(total)
  addRows(found, ascending, from, to)
  return found
}

/** The index of the first number at or above the limit, or above it when `after`. */
function boundIndex(sorted: Float64Array, limit: number, after: boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = sorted[middle] ?? 0
    if (value < limit || (after && value === limit)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The least and greatest number among the rows: found from both ends of the sorted rows, or by a
 * scan where that reads fewer rows.
 */
export function extentOf(column: NumberColumn, rows: RowSet): Extent | undefined {
  const { ascending, sorted } = column
  const budget = rows.isInverted ? sorted.length : rows.listed
  let first = 0
  while (first < sorted.length && !hasBit(rows.bits, ascending[first] ?? 0)) {
    if (++first > budget) return extentByScan(column, rows)
  }
  if (first === sorted.length) return undefined
  let last = sorted.length - 1
  while (!hasBit(rows.bits, ascending[last] ?? 0)) {
    if (sorted.length - last-- > budget) return extentByScan(column, rows)
  }
  return { min: sorted[first] ?? 0, max: sorted[last] ?? 0 }
}

function extentByScan({ values }: NumberColumn, { rows }: RowSet): Extent | undefined {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? Number.NaN
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? undefined : { min, max }
}
