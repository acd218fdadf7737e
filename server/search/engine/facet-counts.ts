import { intersectionSize, wordCount } from './bitset.ts'
import type { Numbers } from './coded-values.ts'
import type { ValueCounts } from './request.ts'
import type { RowSet } from './row-set.ts'
import type { TermColumn } from './term-column.ts'

/**
 * The cost of intersecting one word (32 rows), in units of counting one entry, for columns with one
 * value or several per row. Measured.
 */
const intersectionCost = { single: 2.2, several: 1 } as const

/** The number of rows with each value, by value number. */
export function valueCounts(column: TermColumn, rows: RowSet, total: number): Uint32Array {
  const { entries, values, totals } = column
  if (rows.isAll || values.length === 0) return totals
  const reads = rows.listed * (entries.numbers.length / total)
  const intersections = values.length * wordCount(total)
  if (column.isDense && intersections * intersectionCost[entries.kind] < reads) {
    return countsBySet(column, rows)
  }
  const counts = new Uint32Array(values.length + 1)
  if (entries.kind === 'single') countSingle(entries.numbers, rows.rows, counts)
  else countSeveral(entries.numbers, entries.starts, rows.rows, counts)
  const result = counts.subarray(0, values.length)
  if (rows.isInverted) subtractFrom(totals, result)
  return result
}

/** Turns the counts of the excluded rows into those of the included ones. */
function subtractFrom(totals: Uint32Array, counts: Uint32Array): void {
  for (let value = 0; value < counts.length; value++) {
    counts[value] = (totals[value] ?? 0) - (counts[value] ?? 0)
  }
}

/** For few values and many rows: intersects the rows with each value's bitset. */
function countsBySet(column: TermColumn, { bits }: RowSet): Uint32Array {
  const { setOf, sets } = column
  const counts = new Uint32Array(setOf.length)
  for (const [value, set] of setOf.entries()) {
    if (set >= 0) counts[value] = intersectionSize(bits, sets, set * bits.length)
  }
  return counts
}

function countSingle(numbers: Numbers, rows: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const value = numbers[rows[at] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

function countSeveral(
  numbers: Numbers,
  starts: Uint32Array,
  rows: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const end = starts[row + 1] ?? 0
    for (let entry = starts[row] ?? 0; entry < end; entry++) {
      const value = numbers[entry] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

/**
 * Counts by value, most frequent first, then by value; integer-like keys come first, as in every
 * object. It has no prototype, so that any value is a valid key.
 */
export function countsByName({ values }: TermColumn, counts: Uint32Array): ValueCounts {
  const result: Record<string, number> = Object.create(null)
  const ordered = byCount(counts)
  for (let at = 0; at < ordered.length; at++) {
    const key = ordered[at] ?? 0
    const count = Math.ceil(-key / counts.length)
    result[values[key + count * counts.length] ?? ''] = count
  }
  return result
}

/**
 * Sort keys of the values that occur, `value number - count * number of values`: sorting a typed
 * array of them is many times faster than sorting with a comparator.
 */
function byCount(counts: Uint32Array): Int32Array | Float64Array {
  let [occurring, max] = [0, 0]
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] ?? 0
    if (count > 0) occurring++
    if (count > max) max = count
  }
  const isSmall = max * counts.length < 2 ** 31
  const keys = isSmall ? new Int32Array(occurring) : new Float64Array(occurring)
  for (let value = counts.length - 1; value >= 0; value--) {
    const count = counts[value] ?? 0
    if (count > 0) keys[--occurring] = value - count * counts.length
  }
  return keys.sort()
}
