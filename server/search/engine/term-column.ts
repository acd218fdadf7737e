import { addAll, addRows, type Bits, noBits, wordsFor } from './bits.ts'
import { placeOf } from './places.ts'
import type { TermField } from './request.ts'
import { type RowLists, rowLists, rowsOfList } from './row-lists.ts'

/**
 * One field's values, numbered by name, and its rows both ways: the values of a row to count, the
 * rows of a value to filter. Plain data of few large arrays: it passes between threads, and a small
 * stock pays for no array per value.
 */
export interface TermColumn {
  readonly name: string
  /** Value of each number, in order. */
  readonly values: readonly string[]
  /** Rows with each value. */
  readonly totals: Uint32Array
  readonly entries: Entries
  /** Rows of the values that have no set. */
  readonly lists: RowLists
  /** Which set a value has: its place in `sets`, or -1 where its rows are listed. */
  readonly setOf: Int32Array
  /** The sets, one after the other. */
  readonly sets: Bits
  /** Every value's rows are a set. */
  readonly isDense: boolean
}

/**
 * Value numbers by row. Where no row has several, row r's is `numbers[r]`, and the number after the
 * last value stands for none; else they are `numbers[starts[r]]` up to `numbers[starts[r + 1]]`.
 */
export type Entries =
  | { readonly kind: 'single'; readonly numbers: Numbers }
  | { readonly kind: 'several'; readonly numbers: Numbers; readonly starts: Uint32Array }

// One width for nearly all columns: loops that meet several kinds of arrays run a third slower.
export type Numbers = Uint16Array | Uint32Array

const fewValues = 64

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
  const isDense = values.length <= fewValues
  // A list longer than a set has words costs more to add than the set.
  const hasSet = (own: readonly number[]) => isDense || own.length > wordsFor(total)
  const withSet = rows.filter(hasSet)
  let sets = 0
  return {
    name: field.name,
    values,
    totals: Uint32Array.from(rows, (own) => own.length),
    entries: entriesOf(numbered, values.length),
    lists: rowLists(rows.map((own) => (hasSet(own) ? [] : own))),
    setOf: Int32Array.from(rows, (own) => (hasSet(own) ? sets++ : -1)),
    sets: setsOf(withSet, total),
    isDense,
  }
}

function setsOf(rows: readonly (readonly number[])[], total: number): Bits {
  const words = wordsFor(total)
  const sets: Bits = new Uint32Array(rows.length * words)
  for (const [at, own] of rows.entries()) {
    addRows(sets.subarray(at * words, (at + 1) * words), Uint32Array.from(own))
  }
  return sets
}

function entriesOf(numbered: readonly (readonly number[])[], none: number): Entries {
  if (numbered.every((own) => own.length <= 1)) {
    const numbers = numbered.map(([number = none]) => number)
    return { kind: 'single', numbers: smallest(numbers, none) }
  }
  const starts = new Uint32Array(numbered.length + 1)
  for (const [row, own] of numbered.entries()) starts[row + 1] = (starts[row] ?? 0) + own.length
  return { kind: 'several', numbers: smallest(numbered.flat(), none), starts }
}

function smallest(numbers: readonly number[], greatest: number): Numbers {
  return greatest <= 0xffff ? Uint16Array.from(numbers) : Uint32Array.from(numbers)
}

/** The rows with at least one of the values. */
export function rowsWithTerms(column: TermColumn, values: readonly string[], total: number): Bits {
  const found = noBits(total)
  const words = wordsFor(total)
  for (const value of values) {
    const number = placeOf(column.values, value)
    if (column.values[number] !== value) continue
    const set = column.setOf[number] ?? -1
    if (set < 0) addRows(found, rowsOfList(column.lists, number))
    else addAll(found, column.sets.subarray(set * words, (set + 1) * words))
  }
  return found
}
