import { changedNumberColumn, type NumberColumn, numberColumn } from './number-column.ts'
import type { EngineFields } from './request.ts'
import type { DocumentChange } from './row-change.ts'
import { changedOrder, type Order, orderOf } from './sort-order.ts'
import { changedTermColumn, type TermColumn, termColumn } from './term-column.ts'
import { changedTextColumn, type TextColumn, textColumn } from './text-column.ts'

/** Documents as columns: plain data, which can be transferred between threads. */
export interface EngineColumns {
  readonly total: number
  readonly terms: readonly TermColumn[]
  readonly numbers: readonly NumberColumn[]
  readonly orders: readonly Order[]
  /** In the order of the text fields. */
  readonly texts: readonly TextColumn[]
}

export const columnsOf = <Document>(
  fields: EngineFields<Document>,
  documents: readonly Document[],
): EngineColumns => {
  const terms = fields.terms.map((field) => termColumn(field, documents))
  return {
    total: documents.length,
    terms,
    numbers: fields.numbers.map((field) => numberColumn(field, documents)),
    orders: fields.orders.map((order) => orderOf(order, documents)),
    texts: fields.texts.map((field) => textColumn(field, documents, terms)),
  }
}

/**
 * The columns of the documents after a change: equal to those that `columnsOf` makes of them, in a time that
 * documents hardly count for. What is as before is shared.
 */
export function changedColumns<Document>(
  columns: EngineColumns,
  fields: EngineFields<Document>,
  change: DocumentChange<Document>,
): EngineColumns {
  const changed = <Column, Field>(
    before: readonly Column[],
    own: readonly Field[],
    make: (column: Column, field: Field) => Column,
  ) =>
    before.map((column, at) => {
      const field = own[at]
      return field === undefined ? column : make(column, field)
    })
  const terms = changed(columns.terms, fields.terms, (column, field) =>
    changedTermColumn(column, field, change),
  )
  return {
    total: change.from.length,
    terms,
    numbers: changed(columns.numbers, fields.numbers, (column, field) =>
      changedNumberColumn(column, field, change),
    ),
    orders: changed(columns.orders, fields.orders, (order, field) =>
      changedOrder(order, field, change),
    ),
    texts: changed(columns.texts, fields.texts, (column, field) =>
      changedTextColumn(column, field, change, { before: columns.terms, after: terms }),
    ),
  }
}
