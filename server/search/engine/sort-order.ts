import { hasBit } from './bitset.ts'
import type { NumberColumn } from './number-column.ts'
import type { SortOrder } from './request.ts'
import { type DocumentChange, numbersAfter, sortedAfter } from './row-change.ts'
import type { RowSet } from './row-set.ts'

/** All rows in one sort order, and each row's rank in it. */
export interface Order {
  readonly name: string
  /** By row; NaN where a document lacks the value. */
  readonly values: Float64Array
  readonly rows: Uint32Array
  readonly ranks: Uint32Array
}

/** A comparator for sorting by value, absent values last. */
export function compareBy(
  descending: boolean,
  a: number | undefined,
  b: number | undefined,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return descending ? b - a : a - b
}

export const orderOf = <Document>(
  { name, value, descending }: SortOrder<Document>,
  documents: readonly Document[],
): Order =>
  orderedBy(
    name,
    Float64Array.from(documents, (document) => value(document) ?? Number.NaN),
    descending,
  )

/** The order after a change; the same object where it is as before. */
export function changedOrder<Document>(
  order: Order,
  { name, value, descending }: SortOrder<Document>,
  change: DocumentChange<Document>,
): Order {
  const own = change.documents.map((document) => value(document) ?? Number.NaN)
  const isAsBefore = (row: number, at: number) => Object.is(own[at], order.values[row])
  if (change.isInPlace && change.placed.every(isAsBefore)) return order
  const values = numbersAfter(order.values, change, own)
  const rows = sortedAfter(order.rows, change, inOrder(values, descending))
  return { name, values, rows, ranks: ranksOf(rows) }
}

/** The rows of a number column by its numbers. */
export function orderOfNumbers(
  { name, values }: NumberColumn,
  total: number,
  descending: boolean,
): Order {
  const known = Float64Array.from({ length: total }, (_, row) => values[row] ?? Number.NaN)
  return orderedBy(name, known, descending)
}

function orderedBy(name: string, values: Float64Array, descending: boolean): Order {
  const rows = Uint32Array.from(values.keys()).sort(inOrder(values, descending))
  return { name, values, rows, ranks: ranksOf(rows) }
}

function inOrder(values: Float64Array, descending: boolean): (a: number, b: number) => number {
  const known = (row: number) => (Number.isNaN(values[row]) ? undefined : values[row])
  return (a, b) => compareBy(descending, known(a), known(b)) || a - b
}

function ranksOf(rows: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(rows.length)
  for (let rank = 0; rank < rows.length; rank++) ranks[rows[rank] ?? 0] = rank
  return ranks
}

/**
 * One page of the rows, in order. Many rows are found by walking the order, few by sorting them,
 * whichever reads fewer rows.
 */
export function pageOf(order: Order, rows: RowSet, offset: number, limit: number): number[] {
  const end = Math.min(offset + limit, rows.size)
  if (offset >= end) return []
  const walkCost = (end * order.rows.length) / rows.size
  const sortCost = rows.size * Math.log2(rows.size + 1)
  return walkCost <= sortCost || rows.isInverted
    ? pageByWalk(order, rows, offset, end)
    : pageBySort(order, rows, offset, end)
}

function pageByWalk(order: Order, rows: RowSet, offset: number, end: number): number[] {
  const page: number[] = []
  let seen = 0
  for (let rank = 0; seen < end; rank++) {
    const row = order.rows[rank] ?? 0
    if (hasBit(rows.bits, row) && ++seen > offset) page.push(row)
  }
  return page
}

function pageBySort(order: Order, rows: RowSet, offset: number, end: number): number[] {
  const ranks = rows.rows.map((row) => order.ranks[row] ?? 0).sort()
  return Array.from(ranks.subarray(offset, end), (rank) => order.rows[rank] ?? 0)
}
