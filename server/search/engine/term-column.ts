import { lowerBound } from './binary-search.ts'
import { addRows, type Bitset, emptyBitset, unionWith, wordCount } from './bitset.ts'
import { type CodedValues, changedValues, codedValues, endOf, startOf } from './coded-values.ts'
import { type PostingLists, postingsOf } from './posting-lists.ts'
import type { TermField } from './request.ts'
import type { DocumentChange } from './row-change.ts'

/**
 * One field's values, numbered in sorted order, in two directions: the values of each row for
 * counts, the rows of each value for filters. Plain data in a few large arrays, which can be
 * transferred between threads and saves an array per value.
 */
export interface TermColumn extends CodedValues {
  readonly name: string
  /** The number of rows with each value. */
  readonly totals: Uint32Array
  /** Rows of the values without a bitset. */
  readonly lists: PostingLists
  /** The index of a value's bitset in `sets`, or -1 if its rows are in `lists`. */
  readonly setOf: Int32Array
  /** The bitsets, concatenated. */
  readonly sets: Bitset
  /** Every value has a bitset. */
  readonly isDense: boolean
}

const maxDenseValues = 64

export const termColumn = <Document>(
  field: TermField<Document>,
  documents: readonly Document[],
): TermColumn => columnOf(field.name, codedValues(documents.map(valuesIn(field))), documents.length)

/** The column after a change; the same object where it is as before. */
export function changedTermColumn<Document>(
  column: TermColumn,
  field: TermField<Document>,
  change: DocumentChange<Document>,
): TermColumn {
  const coded = changedValues(column, change, change.documents.map(valuesIn(field)))
  return coded === column ? column : columnOf(field.name, coded, change.from.length)
}

const valuesIn =
  <Document>({ values }: TermField<Document>) =>
  (document: Document): string[] => [...new Set(values(document))]

/** Both directions of the values of `total` rows. */
function columnOf(name: string, coded: CodedValues, total: number): TermColumn {
  const { values, entries } = coded
  const totals = new Uint32Array(values.length)
  for (let row = 0; row < total; row++) {
    const end = endOf(coded, row)
    for (let at = startOf(coded, row); at < end; at++) {
      const value = entries.numbers[at] ?? 0
      totals[value] = (totals[value] ?? 0) + 1
    }
  }
  const isDense = values.length <= maxDenseValues
  // A list longer than a bitset's words costs more to add than the bitset.
  const hasSet = (rows: number) => isDense || rows > wordCount(total)
  let sets = 0
  const setOf = Int32Array.from(totals, (rows) => (hasSet(rows) ? sets++ : -1))
  return { name, ...coded, totals, ...rowsByValue(coded, totals, setOf, total), setOf, isDense }
}

function rowsByValue(
  coded: CodedValues,
  totals: Uint32Array,
  setOf: Int32Array,
  total: number,
): Pick<TermColumn, 'lists' | 'sets'> {
  const { numbers } = coded.entries
  const words = wordCount(total)
  const sets: Bitset = new Uint32Array(words * setOf.filter((set) => set >= 0).length)
  const starts = new Uint32Array(totals.length + 1)
  for (const [value, rows] of totals.entries()) {
    starts[value + 1] = (starts[value] ?? 0) + (setOf[value] === -1 ? rows : 0)
  }
  const rows = new Uint32Array(starts[totals.length] ?? 0)
  const ends = starts.slice()
  for (let row = 0; row < total; row++) {
    const end = endOf(coded, row)
    for (let at = startOf(coded, row); at < end; at++) {
      const value = numbers[at] ?? 0
      const set = setOf[value] ?? -1
      const word = set * words + (row >>> 5)
      const listed = ends[value] ?? 0
      if (set >= 0) sets[word] = (sets[word] ?? 0) | (1 << (row & 31))
      else {
        rows[listed] = row
        ends[value] = listed + 1
      }
    }
  }
  return { lists: { starts, rows }, sets }
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
