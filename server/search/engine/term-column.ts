import { lowerBound } from './binary-search.ts'
import { addRows, type Bitset, emptyBitset, unionWith, wordCount } from './bitset.ts'
import { type PostingLists, postingLists, postingsOf } from './posting-lists.ts'
import type { TermField } from './request.ts'

/**
 * One field's values, numbered in sorted order, in two directions: the values of each row for
 * counts, the rows of each value for filters. Plain data in a few large arrays, which can be
 * transferred between threads and saves an array per value.
 */
export interface TermColumn {
  readonly name: string
  /** The value of each value number, sorted. */
  readonly values: readonly string[]
  /** The number of rows with each value. */
  readonly totals: Uint32Array
  readonly entries: Entries
  /** Rows of the values without a bitset. */
  readonly lists: PostingLists
  /** The index of a value's bitset in `sets`, or -1 if its rows are in `lists`. */
  readonly setOf: Int32Array
  /** The bitsets, concatenated. */
  readonly sets: Bitset
  /** Every value has a bitset. */
  readonly isDense: boolean
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

const maxDenseValues = 64

export function termColumn<Document>(
  field: TermField<Document>,
  documents: readonly Document[],
): TermColumn {
  const total = documents.length
  const perRow = documents.map((document) => [...new Set(field.values(document))])
  const values = [...new Set(perRow.flat())].sort()
  const numbers = new Map(values.map((value, number) => [value, number]))
  const numbered = perRow.map((own) => own.map((value) => numbers.get(value) ?? 0))
  const rows: number[][] = values.map(() => [])
  for (const [row, own] of numbered.entries()) for (const value of own) rows[value]?.push(row)
  const isDense = values.length <= maxDenseValues
  // A list longer than a bitset's words costs more to add than the bitset.
  const hasSet = (own: readonly number[]) => isDense || own.length > wordCount(total)
  const withSet = rows.filter(hasSet)
  let sets = 0
  return {
    name: field.name,
    values,
    totals: Uint32Array.from(rows, (own) => own.length),
    entries: entriesOf(numbered, values.length),
    lists: postingLists(rows.map((own) => (hasSet(own) ? [] : own))),
    setOf: Int32Array.from(rows, (own) => (hasSet(own) ? sets++ : -1)),
    sets: setsOf(withSet, total),
    isDense,
  }
}

function setsOf(rows: readonly (readonly number[])[], total: number): Bitset {
  const words = wordCount(total)
  const sets: Bitset = new Uint32Array(rows.length * words)
  for (const [at, own] of rows.entries()) {
    addRows(sets.subarray(at * words, (at + 1) * words), Uint32Array.from(own))
  }
  return sets
}

function entriesOf(numbered: readonly (readonly number[])[], none: number): Entries {
  if (numbered.every((own) => own.length <= 1)) {
    const numbers = numbered.map(([number = none]) => number)
    return { kind: 'single', numbers: compact(numbers, none) }
  }
  const starts = new Uint32Array(numbered.length + 1)
  for (const [row, own] of numbered.entries()) starts[row + 1] = (starts[row] ?? 0) + own.length
  return { kind: 'several', numbers: compact(numbered.flat(), none), starts }
}

function compact(numbers: readonly number[], greatest: number): Numbers {
  return greatest <= 0xffff ? Uint16Array.from(numbers) : Uint32Array.from(numbers)
}

/** The rows with at least one of the values; unknown values match none. */
export function rowsWithTerms(
  column: TermColumn,
  values: readonly string[],
  total: number,
): Bitset {
  const found = emptyBitset(total)
  const numbers = values.flatMap((value) => {
    const number = lowerBound(column.values, value)
    return column.values[number] === value ? [number] : []
  })
  addValues(found, column, numbers)
  return found
}

/** Adds the rows with at least one of these value numbers. */
export function addValues(found: Bitset, column: TermColumn, numbers: Iterable<number>): void {
  const words = found.length
  for (const number of numbers) {
    const set = column.setOf[number] ?? -1
    if (set < 0) addRows(found, postingsOf(column.lists, number))
    else unionWith(found, column.sets.subarray(set * words, (set + 1) * words))
  }
}
