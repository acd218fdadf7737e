import { checksum } from '#domain/checksum.ts'
import { numbersAfter, type RowChange, sortedAfter } from './engine/row-change.ts'

/** Rows by a text of each row: checksums, ascending, and the row of each. 8 bytes a text, in place of a map with texts as keys. */
export interface RowTable {
  readonly checksums: Uint32Array
  readonly rows: Uint32Array
}

export function rowTable(texts: readonly string[]): RowTable {
  const sums = Uint32Array.from(texts, (text) => checksum(text))
  const rows = Uint32Array.from(texts.keys()).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))
  return { checksums: Uint32Array.from(rows, (row) => sums[row] ?? 0), rows }
}

/** The table after a change, `texts` of its new rows; the same object where it is as before. */
export function changedRowTable(
  table: RowTable,
  change: RowChange,
  texts: readonly string[],
): RowTable {
  const { checksums, rows } = table
  const isAsBefore = (text: string, at: number) =>
    rowsOf(table, text).some((row) => row === change.placed[at])
  if (change.isInPlace && texts.every(isAsBefore)) return table
  const before = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) before[rows[at] ?? 0] = checksums[at] ?? 0
  const sums = numbersAfter(before, change, texts.map(checksum))
  const bySum = (a: number, b: number) => (sums[a] ?? 0) - (sums[b] ?? 0) || a - b
  const after = sortedAfter(rows, change, bySum)
  return { checksums: Uint32Array.from(after, (row) => sums[row] ?? 0), rows: after }
}

/** The rows whose text has the same checksum: nearly always one or none. */
export function* rowsOf({ checksums, rows }: RowTable, text: string): Generator<number> {
  const sum = checksum(text)
  let [low, high] = [0, checksums.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((checksums[middle] ?? 0) < sum) low = middle + 1
    else high = middle
  }
  for (let at = low; checksums[at] === sum; at++) yield rows[at] ?? 0
}
