import { type Filter, matches } from '#domain/stock-query/filter.ts'
import { type Bitset, emptyBitset, fullBitset, unionWith } from './bitset.ts'
import { type NumberColumn, rowsInRange } from './number-column.ts'
import { addValues, type TermColumn } from './term-column.ts'

interface FilterColumns {
  readonly terms: readonly TermColumn[]
  readonly numbers: readonly NumberColumn[]
  readonly total: number
}

type Condition = Exclude<Filter, { readonly kind: 'and' | 'or' | 'not' }>

/**
 * The rows that pass a filter, as `matches` decides it of a document (D9). A term is compared as a number
 * where it reads as one, a field without a column passes only negations, and no value is empty.
 */
export function rowsOfFilter(filter: Filter, columns: FilterColumns): Bitset {
  const combined = (combine: (a: number, b: number) => number) =>
    'parts' in filter
      ? filter.parts
          .map((part) => rowsOfFilter(part, columns))
          .reduce((found, rows) => found.map((word, at) => combine(word, rows[at] ?? 0)))
      : emptyBitset(columns.total)
  switch (filter.kind) {
    case 'and':
      return combined((a, b) => a & b)
    case 'or':
      return combined((a, b) => a | b)
    case 'not': {
      const rows = rowsOfFilter(filter.part, columns)
      return fullBitset(columns.total).map((word, at) => word & ~(rows[at] ?? 0))
    }
    default:
      return rowsOfCondition(filter, columns)
  }
}

function rowsOfCondition(condition: Condition, { terms, numbers, total }: FilterColumns): Bitset {
  const rows = emptyBitset(total)
  const column = terms.find(({ name }) => name === condition.field)
  if (column) addValues(rows, column, passingValues(condition, column))
  const amounts = numbers.find(({ name }) => name === condition.field)
  if (!amounts) return rows
  for (const range of rangesOf(condition)) unionWith(rows, rowsInRange(amounts, range, total))
  return rows
}

/** The ranges of numbers that pass a condition. */
function rangesOf(condition: Condition): Parameters<typeof rowsInRange>[1][] {
  switch (condition.kind) {
    case 'equals':
      return condition.values.flatMap(({ number }) =>
        number === undefined ? [] : [{ min: number, max: number }],
      )
    case 'above':
    case 'from':
      return [{ min: condition.limit, open: condition.kind === 'above' }]
    case 'below':
    case 'to':
      return [{ max: condition.limit, open: condition.kind === 'below' }]
    case 'exists':
      return [{}]
    default:
      return []
  }
}

/** The numbers of a column's values that pass a condition. */
function* passingValues(condition: Condition, { values }: TermColumn): Generator<number> {
  for (const [number, text] of values.entries()) {
    const value = /^\d+$/.test(text) ? Number(text) : text
    if (matches(condition, { [condition.field]: value })) yield number
  }
}
