import { NONE, type RowChange } from './row-change.ts'

/** The texts of each row, as numbers of sorted values. */
export interface CodedValues {
  /** The value of each value number, sorted. */
  readonly values: readonly string[]
  readonly entries: Entries
}

/**
 * Value numbers by row. If no row has several, that of row r is `numbers[r]`, where the number
 * after the last value stands for none; otherwise they are `numbers[starts[r]]` up to
 * `numbers[starts[r + 1]]`.
 */
export type Entries =
  | { readonly kind: 'single'; readonly numbers: Numbers }
  | { readonly kind: 'several'; readonly numbers: Numbers; readonly starts: Uint32Array }

// One width for nearly all columns: loops over several array types run a third slower.
export type Numbers = Uint16Array | Uint32Array

/** Each row's texts, without duplicates. */
export function codedValues(perRow: readonly (readonly string[])[]): CodedValues {
  const values = [...new Set(perRow.flat())].sort()
  const numberOf = numbersOf(values)
  const starts = new Uint32Array(perRow.length + 1)
  for (const [row, own] of perRow.entries()) starts[row + 1] = (starts[row] ?? 0) + own.length
  const numbers = Uint32Array.from(perRow.flat(), (value) => numberOf.get(value) ?? 0)
  return { values, entries: entriesOf(starts, numbers, values.length) }
}

/** The values after a change, `own` those of its new rows; the same object where they are as before. */
export function changedValues(
  before: CodedValues,
  change: RowChange,
  own: readonly (readonly string[])[],
): CodedValues {
  const isAsBefore = (row: number, at: number) => {
    const numbers = before.entries.numbers.subarray(startOf(before, row), endOf(before, row))
    const texts = Array.from(numbers, (number) => before.values[number])
    return texts.length === own[at]?.length && texts.every((text, n) => text === own[at]?.[n])
  }
  if (change.isInPlace && change.placed.every(isAsBefore)) return before
  const values = valuesAfter(before, change, own.flat())
  const numberOf = numbersOf(values)
  const renumbered = Uint32Array.from(before.values, (value) => numberOf.get(value) ?? 0)
  const coming = own.map((texts) => texts.map((text) => numberOf.get(text) ?? 0))
  const starts = new Uint32Array(change.from.length + 1)
  const numbers = new Uint32Array(before.entries.numbers.length + own.flat().length)
  let [length, placed] = [0, 0]
  for (let row = 0; row < change.from.length; row++) {
    const from = change.from[row] ?? NONE
    if (from === NONE) for (const number of coming[placed++] ?? []) numbers[length++] = number
    else {
      const end = endOf(before, from)
      for (let at = startOf(before, from); at < end; at++) {
        numbers[length++] = renumbered[before.entries.numbers[at] ?? 0] ?? 0
      }
    }
    starts[row + 1] = length
  }
  return { values, entries: entriesOf(starts, numbers.subarray(0, length), values.length) }
}

/** Sorted; those that no row has any more are left out. The same list where nothing changed. */
function valuesAfter(
  before: CodedValues,
  { from }: RowChange,
  own: readonly string[],
): readonly string[] {
  const isUsed = new Uint8Array(before.values.length)
  for (const row of from) {
    if (row === NONE) continue
    const end = endOf(before, row)
    for (let at = startOf(before, row); at < end; at++) isUsed[before.entries.numbers[at] ?? 0] = 1
  }
  const used = before.values.filter((_, number) => isUsed[number] === 1)
  const known = new Set(used)
  for (const value of own) known.add(value)
  const isSame = known.size === before.values.length && before.values.every((own) => known.has(own))
  return isSame ? before.values : [...known].sort()
}

/** Where the value numbers of a row begin in `entries.numbers`. */
export const startOf = ({ entries }: CodedValues, row: number): number =>
  entries.kind === 'single' ? row : (entries.starts[row] ?? 0)

/** Where they end. */
export function endOf({ values, entries }: CodedValues, row: number): number {
  if (entries.kind === 'several') return entries.starts[row + 1] ?? 0
  return entries.numbers[row] === values.length ? row : row + 1
}

const numbersOf = (values: readonly string[]) =>
  new Map(values.map((value, number) => [value, number]))

function entriesOf(starts: Uint32Array, numbers: Uint32Array, none: number): Entries {
  const rows = starts.length - 1
  const compact = (of: Uint32Array) => (none <= 0xffff ? Uint16Array.from(of) : of.slice())
  let hasSeveral = false
  const single = new Uint32Array(rows).fill(none)
  for (let row = 0; row < rows; row++) {
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0]
    if (end > start) single[row] = numbers[start] ?? none
    if (end > start + 1) hasSeveral = true
  }
  return hasSeveral
    ? { kind: 'several', numbers: compact(numbers), starts }
    : { kind: 'single', numbers: compact(single) }
}
