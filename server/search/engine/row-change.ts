/** How the rows of a list change: some leave, new documents come, and others may get another number. */
export interface RowChange {
  /** Of each row after the change its number before; `NONE` where a new document stands. */
  readonly from: Int32Array
  /** Of each row before the change its number after; `NONE` where it left. */
  readonly to: Int32Array
  /** The rows with new documents after the change, ascending. */
  readonly placed: readonly number[]
  /** Each new document stands in place of an old one: no other row has another number. */
  readonly isInPlace: boolean
}

export const NONE = -1

/**
 * Takes rows out of a list of `total`, and places new documents. `coming` has of each new document, in
 * their order, the old row before which it stands; to replace a row is to take it out and place before it.
 */
export function rowChange(
  total: number,
  leaving: ReadonlySet<number>,
  coming: readonly number[],
): RowChange {
  const to = new Int32Array(total)
  const from = new Int32Array(total - leaving.size + coming.length)
  const placed: number[] = []
  let row = 0
  for (let before = 0; before <= total; before++) {
    for (; coming[placed.length] === before; row++) {
      from[row] = NONE
      placed.push(row)
    }
    if (before === total) break
    to[before] = leaving.has(before) ? NONE : row
    if (to[before] !== NONE) from[row++] = before
  }
  const isInPlace = placed.length === leaving.size && placed.every((at) => leaving.has(at))
  return { from, to, placed, isInPlace }
}

/** The change of two lists as one, the second behind the first. */
export function inOneList(first: RowChange, second: RowChange): RowChange {
  const [before, after] = [first.to.length, first.from.length]
  return {
    from: joined(first.from, second.from, before),
    to: joined(first.to, second.to, after),
    placed: [...first.placed, ...second.placed.map((row) => row + after)],
    isInPlace: first.isInPlace && second.isInPlace,
  }
}

function joined(first: Int32Array, second: Int32Array, by: number): Int32Array {
  const rows = new Int32Array(first.length + second.length)
  rows.set(first)
  for (let at = 0; at < second.length; at++) {
    const row = second[at] ?? NONE
    rows[first.length + at] = row === NONE ? NONE : row + by
  }
  return rows
}

/**
 * Sorted rows after a change. `compare` orders rows by their numbers after it, and must have the rows that
 * stay in the order in which they were; new rows for which `isSorted` is false are left out.
 */
export function sortedAfter(
  sorted: Uint32Array,
  { to, placed }: RowChange,
  compare: (a: number, b: number) => number,
  isSorted: (row: number) => boolean = () => true,
): Uint32Array {
  const coming = placed.filter(isSorted).sort(compare)
  const after = new Uint32Array(sorted.length + coming.length)
  let [length, next] = [0, 0]
  for (let at = 0; at < sorted.length; at++) {
    const row = to[sorted[at] ?? 0] ?? NONE
    if (row === NONE) continue
    for (let first = coming[next]; first !== undefined && compare(first, row) < 0; ) {
      after[length++] = first
      first = coming[++next]
    }
    after[length++] = row
  }
  for (; next < coming.length; next++) after[length++] = coming[next] ?? 0
  return after.slice(0, length)
}

/** Numbers by row after a change; those of new rows, in the order of `placed`. */
export function numbersAfter(
  before: Float64Array,
  { from, placed }: RowChange,
  numbers: readonly number[],
): Float64Array {
  const after = new Float64Array(from.length)
  for (let row = 0; row < from.length; row++) after[row] = before[from[row] ?? NONE] ?? Number.NaN
  for (const [at, row] of placed.entries()) after[row] = numbers[at] ?? Number.NaN
  return after
}

/** A change of documents: what stands in the places of a change of rows. */
export interface DocumentChange<Document> extends RowChange {
  /** Of `placed`. */
  readonly documents: readonly Document[]
  /** Those that stood in the same places before, if the change is in place. */
  readonly replaced: readonly Document[]
}
