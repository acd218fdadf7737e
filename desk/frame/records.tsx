import type { NoRows } from '#staff/ui/list-states/list-states.tsx'
import { RecordList, type RecordListRow } from '#staff/ui/record-list/record-list.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { useNarrow } from './use-narrow.ts'

interface RecordsProps<Row extends { readonly id: string }> {
  /** What they are: "Reservations". */
  readonly label: string
  readonly rows: readonly Row[]
  readonly noRows: NoRows
  readonly columns: readonly RecordColumn<Row>[]
  /** Of a row where the window is narrow. */
  readonly lines: (row: Row) => Pick<RecordListRow, 'title' | 'detail'>
  readonly onOpen: (id: string) => void
}

/** Rows that can be opened: a table, on a phone a list. */
export function Records<Row extends { readonly id: string }>({
  label,
  rows,
  noRows,
  columns,
  lines,
  onOpen,
}: RecordsProps<Row>) {
  const open = (key: string | number) => onOpen(String(key))
  return useNarrow() ? (
    <RecordList
      aria-label={label}
      noRows={noRows}
      onAction={open}
      rows={rows.map((row) => ({ id: row.id, ...lines(row) }))}
    />
  ) : (
    <RecordTable
      aria-label={label}
      columns={columns}
      rows={rows}
      noRows={noRows}
      onRowAction={open}
    />
  )
}

/** What a list says in place of rows. */
export const noRowsOf = (isLoading: boolean, things: string, empty: string): NoRows =>
  isLoading ? { state: 'loading', text: `Loading the ${things}…` } : { state: 'empty', text: empty }
