import { hasBit } from './bitset.ts'
import type { NumberColumn } from './number-column.ts'
import type { SortOrder } from './request.ts'
import type { RowSet } from './row-set.ts'

/** All rows in one sort order, and each row's rank in it. */
export interface Order {
  readonly name: string
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

export function orderOf<Document>(
  { name, value, descending }: SortOrder<Document>,
  documents: readonly Document[],
): Order {
  return orderedBy(name, documents.map(value), descending)
}

/** The rows of a number column by its numbers. */
export function orderOfNumbers(
  { name, values }: NumberColumn,
  total: number,
  descending: boolean,
): Order {
  const numberOf = (row: number) => (Number.isNaN(values[row]) ? undefined : values[row])
  const known = Array.from({ length: total }, (_, row) => numberOf(row))
  return orderedBy(name, known, descending)
}

function orderedBy(
  name: string,
  values: readonly (number | undefined)[],
  descending: boolean,
): Order {
  const rows = Uint32Array.from(values.keys()).sort(
    (a, b) => compareBy(descending, values[a], values[b]) || a - b,
  )
  const ranks = new Uint32Array(rows.length)
  for (const [rank, row] of rows.entries()) ranks[row] = rank
  return { name, rows, ranks }
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
