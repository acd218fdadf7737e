import { hasBit } from './bits.ts'
import type { SortOrder } from './request.ts'
import type { RowSet } from './row-set.ts'

/** All rows in one order, and each row's place in it. */
export interface Order {
  readonly name: string
  readonly rows: Uint32Array
  readonly places: Uint32Array
}

/** Whether a comes before b: by the order's value, absent ones last, equal ones as they were given. */
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
  const values = documents.map(value)
  const rows = Uint32Array.from(documents.keys()).sort(
    (a, b) => compareBy(descending, values[a], values[b]) || a - b,
  )
  const places = new Uint32Array(rows.length)
  for (const [place, row] of rows.entries()) places[row] = place
  return { name, rows, places }
}

/**
 * One page of the rows, in order. Many rows: walk the order and pick. Few rows: sort them. Whichever
 * looks at fewer.
 */
export function pageOf(order: Order, rows: RowSet, offset: number, limit: number): number[] {
  const end = Math.min(offset + limit, rows.size)
  if (offset >= end) return []
  const walk = (end * order.rows.length) / rows.size
  const sort = rows.size * Math.log2(rows.size + 1)
  return walk <= sort || rows.isInverted
    ? walked(order, rows, offset, end)
    : sorted(order, rows, offset, end)
}

function walked(order: Order, rows: RowSet, offset: number, end: number): number[] {
  const page: number[] = []
  let seen = 0
  for (let place = 0; seen < end; place++) {
    const row = order.rows[place] ?? 0
    if (hasBit(rows.bits, row) && ++seen > offset) page.push(row)
  }
  return page
}

function sorted(order: Order, rows: RowSet, offset: number, end: number): number[] {
  const places = rows.rows.map((row) => order.places[row] ?? 0).sort()
  return Array.from(places.subarray(offset, end), (place) => order.rows[place] ?? 0)
}
