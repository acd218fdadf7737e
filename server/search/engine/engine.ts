import { countsOf, named } from './counts.ts'
import { filtered, type Passed } from './filters.ts'
import { extentOf, type NumberColumn, numberColumn, rowsInRange } from './number-column.ts'
import { type Order, orderOf, pageOf } from './orders.ts'
import type { EngineFields, EngineRequest, EngineResult, Extent, ValueCounts } from './request.ts'
import { RowSet } from './row-set.ts'
import { rowsWithTerms, type TermColumn, termColumn } from './term-column.ts'
import { type TextColumn, TextIndex, textColumn } from './text.ts'
import type { Synonyms } from './words.ts'

export interface Engine {
  readonly size: number
  /** Throws for an order that was not declared; unknown fields and values are no error. */
  search(request: EngineRequest): EngineResult
}

/** Documents in columns: plain data, so that one thread may make them for another. */
export interface EngineColumns {
  readonly total: number
  readonly terms: readonly TermColumn[]
  readonly numbers: readonly NumberColumn[]
  readonly orders: readonly Order[]
  readonly text: TextColumn
}

export const columnsOf = <Document>(
  fields: EngineFields<Document>,
  documents: readonly Document[],
): EngineColumns => ({
  total: documents.length,
  terms: fields.terms.map((field) => termColumn(field, documents)),
  numbers: fields.numbers.map((field) => numberColumn(field, documents)),
  orders: fields.orders.map((order) => orderOf(order, documents)),
  text: textColumn(documents.map(fields.text)),
})

/**
 * Searches documents that are in columns: filters, keywords, counts of every facet, extents, orders.
 * It knows nothing of what the documents are, and they do not change: new documents make new columns.
 */
export function createEngine(columns: EngineColumns, synonyms?: Synonyms): Engine {
  const { total, terms, numbers, orders } = columns
  const all = RowSet.all(total)
  const text = new TextIndex(columns.text, total, synonyms)
  const totals = new Map<string, ValueCounts>()

  function counted(column: TermColumn, rows: RowSet): ValueCounts {
    if (!rows.isAll) return named(column, countsOf(column, rows, total))
    const known = totals.get(column.name) ?? named(column, column.totals)
    totals.set(column.name, known)
    return known
  }

  function search(request: EngineRequest): EngineResult {
    const filters = [...termFilters(request), ...rangeFilters(request), ...textFilter(request)]
    const { passed, without } = filtered(filters, all, total)
    const wanted = request.facets && new Set(request.facets)
    const facets: Record<string, ValueCounts> = {}
    for (const column of terms) {
      if (wanted && !wanted.has(column.name)) continue
      facets[column.name] = counted(column, without.get(column.name) ?? passed)
    }
    const stats: Record<string, Extent> = {}
    for (const column of numbers) {
      if (wanted && !wanted.has(column.name)) continue
      const extent = extentOf(column, without.get(column.name) ?? passed)
      if (extent) stats[column.name] = extent
    }
    const rows = pageOf(orderNamed(request.order), passed, request.offset, request.limit)
    return { rows, count: passed.size, facets, stats }
  }

  function orderNamed(name: string | undefined) {
    const order = name === undefined ? orders[0] : orders.find((order) => order.name === name)
    if (order) return order
    const known = orders.map(({ name }) => name).join(', ')
    throw new RangeError(`expected one of the orders ${known}, found ${name}`)
  }

  function* termFilters({ terms: chosen = {} }: EngineRequest): Generator<Passed> {
    for (const column of terms) {
      const values = chosen[column.name]
      if (!values?.length) continue
      yield { field: column.name, bits: rowsWithTerms(column, values, total) }
    }
  }

  function* rangeFilters({ ranges = {} }: EngineRequest): Generator<Passed> {
    for (const column of numbers) {
      const range = ranges[column.name]
      if (range?.min === undefined && range?.max === undefined) continue
      yield { field: column.name, bits: rowsInRange(column, range, total) }
    }
  }

  function* textFilter(request: EngineRequest): Generator<Passed> {
    const bits = request.text === undefined ? undefined : text.search(request.text)
    if (bits) yield { field: undefined, bits }
  }

  return { size: total, search }
}
