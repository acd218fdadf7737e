import { addAll, addRows, type Bits, noBits, wordsFor } from './bits.ts'
import type { TermField } from './request.ts'

/**
 * One field's values, numbered by name, and its rows both ways: the values of a row to count, the
 * rows of a value to filter.
 */
export interface TermColumn {
  readonly name: string
  /** Value of each number. */
  readonly values: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
  /** Rows with each value. */
  readonly totals: Uint32Array
  readonly entries: Entries
  /** Rows of each value: as a set where they are many or the values few, else as a list. */
  readonly rows: readonly (ValueSet | ValueList)[]
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

interface ValueSet {
  readonly kind: 'set'
  readonly bits: Bits
}

interface ValueList {
  readonly kind: 'list'
  readonly list: Uint32Array
}

const fewValues = 64

export function termColumn<Document>(
  field: TermField<Document>,
  documents: readonly Document[],
): TermColumn {
  const perRow = documents.map((document) => [...new Set(field.values(document))])
  const values = [...new Set(perRow.flat())].sort()
  const numbers = new Map(values.map((value, number) => [value, number]))
  const numbered = perRow.map((own) => own.map((value) => numbers.get(value) ?? 0))
  const lists: number[][] = values.map(() => [])
  for (const [row, own] of numbered.entries()) for (const value of own) lists[value]?.push(row)
  const isDense = values.length <= fewValues
  const isFrequent = (rows: readonly number[]) => rows.length > wordsFor(documents.length)
  return {
    name: field.name,
    values,
    numbers,
    totals: Uint32Array.from(lists, (rows) => rows.length),
    entries: entriesOf(numbered, values.length),
    rows: lists.map((rows) => {
      const list = Uint32Array.from(rows)
      if (!isDense && !isFrequent(rows)) return { kind: 'list', list }
      const bits = noBits(documents.length)
      addRows(bits, list)
      return { kind: 'set', bits }
    }),
    isDense,
  }
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
  for (const value of values) {
    const rows = column.rows[column.numbers.get(value) ?? -1]
    if (rows?.kind === 'set') addAll(found, rows.bits)
    else if (rows?.kind === 'list') addRows(found, rows.list)
  }
  return found
}
