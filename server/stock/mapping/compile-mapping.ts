import { compileField, type FieldReader } from './compile-field.ts'
import { mappableFields } from './field-paths.ts'
import { ALWAYS_REQUIRED, type FieldRule, type Mapping } from './mapping.ts'
import type { Draft, Rejection, SourceRow } from './row-result.ts'
import { assertUsableHeader, columnsOf, columnsOfField } from './source-columns.ts'
import { MAX_STEP_INPUT, PartlyUsableList, UnusableValue } from './step.ts'
import { stepFinder } from './steps.ts'

/** Receives values that could not be read, of rows that are imported without them. */
export type DropListener = (column: string, value: string, detail: string) => void

/** A mapping compiled for the columns of one file. */
export type RowReader = {
  read(row: SourceRow): Draft | Rejection
  /** The values of the columns that the mapping reads, joined: equal rows have equal signatures. */
  signature(row: SourceRow): string
  /** Columns that the mapping names and the file lacks. */
  missingColumns: string[]
}

export const isRejection = (result: Draft | Rejection): result is Rejection =>
  'reason' in result && 'line' in result

type Field = {
  path: string[]
  columns: { name: string; at: number }[]
  read: FieldReader
  rejectsRow: boolean
}

function setPath(draft: Draft, path: string[], value: unknown): void {
  if (path.length === 1) {
    draft[path[0] ?? ''] = value
    return
  }
  let target = draft
  for (const key of path.slice(0, -1)) {
    target[key] ??= {}
    target = target[key] as Draft
  }
  target[path.at(-1) ?? ''] = value
}

function compileFields(
  mapping: Mapping,
  positions: Map<string, number>,
  timeZone: string | undefined,
): Field[] {
  const rules = Object.entries(mapping.fields).filter(
    (entry): entry is [string, FieldRule] => !('value' in entry[1]),
  )
  const stepOf = stepFinder(timeZone)
  return rules.flatMap(([field, rule]) => {
    const schema = mappableFields.get(field)
    if (!schema) return []
    const columns = [rule.from].flat().flatMap((name) => {
      const at = positions.get(name.toLowerCase())
      return at === undefined ? [] : { name, at }
    })
    if (columns.length === 0) return []
    const rejectsRow = rule.unusable === 'quarantine'
    return {
      path: field.split('.'),
      columns,
      read: compileField(rule, mapping.absent, schema, stepOf),
      rejectsRow,
    }
  })
}

/**
 * Compiles a mapping for a file's columns, whose names are compared without case and outer space;
 * dates without a time zone are of `timeZone`.
 * @throws ImportError no_header if the file has no column for a required field
 */
export function compileMapping(
  mapping: Mapping,
  columns: string[],
  onDrop: DropListener,
  timeZone?: string,
): RowReader {
  const positions = new Map(columns.map((name, at) => [name.trim().toLowerCase(), at]))
  const missingColumns = columnsOf(mapping).filter((name) => !positions.has(name.toLowerCase()))
  assertUsableHeader(mapping, columns, missingColumns)
  const fields = compileFields(mapping, positions, timeZone)
  const required = [...new Set([...mapping.required, ...ALWAYS_REQUIRED])]
  const guards = mapping.guards.map((guard) => ({
    ...guard,
    at: positions.get(guard.column.toLowerCase()) ?? -1,
    pattern: new RegExp(guard.matches),
  }))
  const constants = Object.entries(mapping.fields).flatMap(([field, source]) =>
    'value' in source ? [{ path: field.split('.'), value: source.value }] : [],
  )
  const absent = new Set(['', 'null', ...mapping.absent.map((word) => word.toLowerCase())])
  const isEmpty = (value: string | null) => value === null || absent.has(value.trim().toLowerCase())

  const readFields = (row: SourceRow, draft: Draft): Rejection | undefined => {
    for (const { path, columns: sources, read, rejectsRow } of fields) {
      for (const { name, at } of sources) {
        const value = row.values[at]
        if (value === null || value === undefined) continue
        let reading = read(value)
        if (reading instanceof PartlyUsableList) {
          for (const { entry, detail } of reading.losses) onDrop(name, entry, detail)
          reading = reading.value
        }
        if (reading === undefined) continue
        if (!(reading instanceof UnusableValue)) {
          setPath(draft, path, reading)
          break
        }
        const { detail } = reading
        if (rejectsRow)
          return { line: row.line, column: name, value, reason: 'unusable_value', detail }
        onDrop(name, value, detail)
      }
    }
    return undefined
  }

  const read = (row: SourceRow): Draft | Rejection => {
    const { line, values } = row
    if (values.every(isEmpty)) {
      return { line, reason: 'empty_row', detail: 'every column is empty' }
    }
    for (const { at, pattern, column, reason, expected } of guards) {
      const value = values[at] ?? ''
      if (value.length > MAX_STEP_INPUT || !pattern.test(value))
        return { line, column, value, reason, detail: `expected ${expected}` }
    }
    const draft: Draft = {}
    for (const { path, value } of constants) setPath(draft, path, value)
    const rejection = readFields(row, draft)
    if (rejection) return rejection
    const missing = required.find((field) => draft[field] === undefined)
    if (missing === undefined) return draft
    const source = mapping.fields[missing]
    const column = source ? columnsOfField(source)[0] : undefined
    return {
      line,
      ...(column && { column, value: values[positions.get(column.toLowerCase()) ?? -1] ?? '' }),
      reason: 'missing_value',
      detail: `expected a ${missing}`,
    }
  }
  const usedPositions = columnsOf(mapping).flatMap(
    (name) => positions.get(name.toLowerCase()) ?? [],
  )
  const signature = ({ values }: SourceRow) => usedPositions.map((at) => values[at]).join('\n')
  return { read, signature, missingColumns }
}
