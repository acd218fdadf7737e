import { commonSize, wordsFor } from './bits.ts'
import type { ValueCounts } from './request.ts'
import type { RowSet } from './row-set.ts'
import type { Numbers, TermColumn } from './term-column.ts'

/**
 * Comparing 32 rows with a value's set costs as much as counting so many entries of rows that have
 * one value each, or several. Measured.
 */
const comparisonCost = { single: 2.2, several: 1 } as const

/** How many of the rows have each value, by value number. */
export function countsOf(column: TermColumn, rows: RowSet, total: number): Uint32Array {
  const { entries, values, totals } = column
  if (rows.isAll || values.length === 0) return totals
  const looks = rows.listed * (entries.numbers.length / total)
  const comparisons = values.length * wordsFor(total)
  if (column.isDense && comparisons * comparisonCost[entries.kind] < looks) {
    return countsBySet(column, rows)
  }
  const counts = new Uint32Array(values.length + 1)
  if (entries.kind === 'single') countSingle(entries.numbers, rows.rows, counts)
  else countSeveral(entries.numbers, entries.starts, rows.rows, counts)
  const listed = counts.subarray(0, values.length)
  if (rows.isInverted) subtractFrom(totals, listed)
  return listed
}

/** Turns the counts of the rows outside into those of the rows inside. */
function subtractFrom(totals: Uint32Array, counts: Uint32Array): void {
  for (let value = 0; value < counts.length; value++) {
    counts[value] = (totals[value] ?? 0) - (counts[value] ?? 0)
  }
}

/** For few values and many rows: what each value's rows have in common with these. */
function countsBySet(column: TermColumn, { bits }: RowSet): Uint32Array {
  const { setOf, sets } = column
  const counts = new Uint32Array(setOf.length)
  for (const [value, set] of setOf.entries()) {
    if (set >= 0) counts[value] = commonSize(bits, sets, set * bits.length)
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
 * Counts by name, most frequent first, then by name; keys that look like numbers come first, as in
 * every object. It has no prototype, so that a value may be called anything.
 */
export function named({ values }: TermColumn, counts: Uint32Array): ValueCounts {
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
 * The values that occur, as numbers that sort by count, then by value: a typed array of such keys
 * sorts many times faster than a list with a comparison.
 */
function byCount(counts: Uint32Array): Int32Array | Float64Array {
  let [found, most] = [0, 0]
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] ?? 0
    if (count > 0) found++
    if (count > most) most = count
  }
  const isSmall = most * counts.length < 2 ** 31
  const keys = isSmall ? new Int32Array(found) : new Float64Array(found)
  for (let value = counts.length - 1; value >= 0; value--) {
    const count = counts[value] ?? 0
    if (count > 0) keys[--found] = value - count * counts.length
  }
  return keys.sort()
}
