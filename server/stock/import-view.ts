import { MOST_ROWS_SET_ASIDE } from '#domain/staff/import-limit.ts'
import type { RejectedRow } from '../store/stock-store.ts'
import { guessHeading } from './mapping/heading-names.ts'
import type { Mapping } from './mapping/mapping.ts'
import { columnsOf, columnsOfField } from './mapping/source-columns.ts'
import { teachable } from './mapping/taught-mapping.ts'
import type { ImportReport, UnreadColumn } from './report.ts'

type Counted = Pick<
  ImportReport,
  'read' | 'added' | 'returned' | 'changed' | 'unchanged' | 'removed' | 'quarantined'
>

/** The numbers of a report, as the staff are told of them. */
export const countsOf = (report: Counted) => {
  const { read, added, returned, changed, unchanged, removed, quarantined } = report
  const counts = { read, added, returned, changed, unchanged, removed }
  return { ...counts, set_aside: quarantined.total }
}

/** How a feed is read today, and our own feed. */
export interface Readings {
  /** Undefined where there is no such mapping any more. */
  readonly mapping: Mapping | undefined
  readonly canonical: Mapping
}

type Found = Pick<
  ImportReport,
  'dropped' | 'unknownYards' | 'missingColumns' | 'unreadColumns' | 'notes'
>

/** What a report found in a file, as the staff are told of it, with what could be taught. */
export function findingsOf(
  { dropped, unknownYards, missingColumns, unreadColumns, notes }: Found,
  rows: readonly RejectedRow[],
  { mapping, canonical }: Readings,
) {
  const teach = (column: string | undefined, value: string | undefined) => {
    if (!mapping || column === undefined || value === undefined) return {}
    const found = teachable(mapping, column, value)
    return found ? { teach: { field: found.field, choices: [...found.choices] } } : {}
  }
  return {
    rows: rows.slice(0, MOST_ROWS_SET_ASIDE).map((row) => ({
      ...row,
      ...(row.reason === 'unusable_value' && teach(row.column, row.value)),
    })),
    left_out: dropped.map((each) => ({ ...each, ...teach(each.column, each.example) })),
    unknown_yards: unknownYards.map(({ firstLine: line, ...yard }) => ({ ...yard, line })),
    missing_columns: missingColumns,
    unread_columns: unreadView(unreadColumns, { mapping, canonical }),
    notes,
  }
}

/** Columns that nothing reads today, with the field that each name means, where it is known. */
export function unreadView(columns: readonly UnreadColumn[], { mapping, canonical }: Readings) {
  const read = new Set(mapping ? columnsOf(mapping).map((name) => name.trim().toLowerCase()) : [])
  const own = columnsOf(canonical)
  return columns
    .filter(({ column }) => !read.has(column.toLowerCase()))
    .map(({ column, example }) => {
      const meant = guessHeading(column, own)?.column
      const [field] = Object.entries(canonical.fields).find(
        ([, source]) => meant !== undefined && columnsOfField(source).includes(meant),
      ) ?? [undefined]
      return { column, example, ...(field !== undefined && { guess: field }) }
    })
}
