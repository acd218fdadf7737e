import { nearestName } from '../nearest-name.ts'
import { FilterCursor, filterNumber } from './filter-cursor.ts'
import { filterFields } from './filter-fields.ts'
import type { Filter, Operand } from './filter-match.ts'
import { FilterFault } from './filter-tokens.ts'

export { type Filter, type Filterable, matches } from './filter-match.ts'

export type ParsedFilter =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly column: number; readonly message: string }

interface Reading {
  readonly cursor: FilterCursor
  readonly fields: readonly string[]
  readonly depth: number
}

const limits = { '>': 'above', '>=': 'from', '<': 'below', '<=': 'to' } as const
/** Maximum depth of nested parentheses and negations. */
const maxDepth = 100

/**
 * Reads a filter expression in Meilisearch's syntax (D9): `= != > >= < <=`, `TO`, `IN [a, b]`,
 * `EXISTS`, `IS NULL`, `IS EMPTY`, the last three also with `NOT`, joined by `AND`, `OR`, `NOT` and
 * parentheses; AND binds tighter than OR. Values with spaces need quotes. Never throws: a fault
 * states its 1-based column, what was expected and what was found. `fields` are the names allowed.
 */
export function parseFilter(text: string, fields: readonly string[] = filterFields): ParsedFilter {
  try {
    const cursor = new FilterCursor(text)
    const filter = anyOf({ cursor, fields, depth: 0 })
    if (cursor.next.kind !== 'end') cursor.fail('AND, OR or the end of the filter')
    return { ok: true, filter }
  } catch (fault) {
    if (!(fault instanceof FilterFault)) throw fault
    return { ok: false, column: fault.column, message: fault.message }
  }
}

function anyOf(reading: Reading): Filter {
  const parts = [allOf(reading)]
  while (reading.cursor.takes('OR')) parts.push(allOf(reading))
  return joined('or', parts)
}

function allOf(reading: Reading): Filter {
  const parts = [negatable(reading)]
  while (reading.cursor.takes('AND')) parts.push(negatable(reading))
  return joined('and', parts)
}

function negatable(outer: Reading): Filter {
  const { cursor } = outer
  const reading = { ...outer, depth: outer.depth + 1 }
  if (reading.depth > maxDepth) cursor.fail(`at most ${maxDepth} levels of parentheses`)
  if (cursor.takes('NOT')) return not(negatable(reading))
  if (!cursor.takes('(')) return condition(cursor, fieldName(reading))
  const filter = anyOf(reading)
  cursor.expect(')')
  return filter
}

function condition(cursor: FilterCursor, field: string): Filter {
  const negated = cursor.takes('NOT')
  if (cursor.takes('IN')) return maybeNot(negated, { kind: 'equals', field, values: list(cursor) })
  if (cursor.takes('EXISTS')) return maybeNot(negated, { kind: 'exists', field })
  if (negated) cursor.fail('IN or EXISTS after NOT')
  if (cursor.takes('IS')) return isNullOrEmpty(cursor, field)
  if (cursor.takes('=')) return { kind: 'equals', field, values: [value(cursor)] }
  if (cursor.takes('!=')) return not({ kind: 'equals', field, values: [value(cursor)] })
  for (const [sign, kind] of Object.entries(limits)) {
    if (cursor.takes(sign)) return { kind, field, limit: cursor.number() }
  }
  return between(cursor, field)
}

function isNullOrEmpty(cursor: FilterCursor, field: string): Filter {
  const negated = cursor.takes('NOT')
  if (cursor.takes('NULL')) return maybeNot(negated, { kind: 'null', field })
  if (cursor.takes('EMPTY')) return maybeNot(negated, { kind: 'empty', field })
  return cursor.fail('NULL or EMPTY after IS')
}

function between(cursor: FilterCursor, field: string): Filter {
  const from = cursor.number('=, !=, >, >=, <, <=, IN, EXISTS, IS, or a number and TO')
  cursor.expect('TO')
  const to = cursor.number()
  return joined('and', [
    { kind: 'from', field, limit: from },
    { kind: 'to', field, limit: to },
  ])
}

function fieldName({ cursor, fields }: Reading): string {
  const { value, column } = cursor.operand('the name of a field')
  if (fields.includes(value)) return value
  const near = nearestName(value, fields)
  const hint = near === undefined ? '' : `; did you mean ${near}?`
  throw new FilterFault(column, `expected the name of a field, found ${value}${hint}`)
}

function list(cursor: FilterCursor): Operand[] {
  cursor.expect('[')
  const values: Operand[] = []
  while (!cursor.takes(']')) {
    values.push(value(cursor))
    if (cursor.next.value !== ']') cursor.expect(',')
  }
  return values
}

function value(cursor: FilterCursor): Operand {
  const { value: text } = cursor.operand('a value')
  return { text, number: filterNumber(text) }
}

function joined(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
  const [only, ...more] = parts
  return only !== undefined && more.length === 0 ? only : { kind, parts }
}

const not = (part: Filter): Filter => ({ kind: 'not', part })

const maybeNot = (negated: boolean, filter: Filter): Filter => (negated ? not(filter) : filter)
