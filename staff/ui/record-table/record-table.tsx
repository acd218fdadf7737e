import { ChevronDown, ChevronUp } from 'lucide'
import type { ReactNode, Ref } from 'react'
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type TableProps,
} from 'react-aria-components/Table'
import { Glyph } from '../glyph/glyph.tsx'
import { type NoRows, NoRowsText } from '../list-states/list-states.tsx'
import { SelectBox } from '../select-box/select-box.tsx'

export interface RecordColumn<T> {
  readonly id: string
  readonly title: string
  readonly cell: (row: T) => ReactNode
  /** Names the row for screen readers; the first column by default. */
  readonly isRowHeader?: true
  readonly isSortable?: true
  /** Its cells are aligned at the end of the line. */
  readonly isNumber?: true
}

export type RecordTableProps<T extends { readonly id: string }> = Omit<
  TableProps,
  'children' | 'className' | 'aria-label' | 'dragAndDropHooks' | 'selectionBehavior'
> & {
  /** What it is a table of. */
  readonly 'aria-label': string
  readonly columns: readonly RecordColumn<T>[]
  /** In the order to show: the caller sorts when `onSortChange` is called. */
  readonly rows: readonly T[]
  /** Shown while there are no rows. */
  readonly noRows: NoRows
  readonly className?: string
  readonly ref?: Ref<HTMLTableElement>
}

/**
 * Rows with columns: selected (`selectionMode`), sorted (`sortDescriptor`, `onSortChange`), opened
 * (`onRowAction`). Its header stays in view if the frame has a height (`--table-height`).
 */
export function RecordTable<T extends { readonly id: string }>(props: RecordTableProps<T>) {
  const { columns, rows, noRows, selectionMode = 'none', className, ref, ...rest } = props
  const hasBoxes = selectionMode !== 'none'
  const hasRowHeader = columns.some(({ isRowHeader }) => isRowHeader)
  return (
    <div className="record-table-frame">
      <Table
        {...rest}
        {...(ref && { ref: (element) => assign(ref, element) })}
        selectionMode={selectionMode}
        className={className ?? ''}
        data-slot="record-table"
      >
        <TableHeader>
          {hasBoxes && (
            <Column id="select" width={44}>
              {selectionMode === 'multiple' ? <SelectBox /> : null}
            </Column>
          )}
          {columns.map(({ id, title, isRowHeader, isSortable = false, isNumber }, index) => (
            <Column
              key={id}
              id={id}
              allowsSorting={isSortable}
              isRowHeader={isRowHeader ?? (!hasRowHeader && index === 0)}
              className={isNumber ? 'record-table-number' : ''}
            >
              {({ sortDirection }) => (
                <span>
                  {title}
                  {sortDirection && (
                    <Glyph
                      icon={sortDirection === 'ascending' ? ChevronUp : ChevronDown}
                      className="size-4"
                    />
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows} renderEmptyState={() => <NoRowsText noRows={noRows} />}>
          {(row) => (
            <Row id={row.id}>
              {hasBoxes && (
                <Cell>
                  <SelectBox />
                </Cell>
              )}
              {columns.map(({ id, cell, isNumber }) => (
                <Cell key={id} className={isNumber ? 'record-table-number' : ''}>
                  {cell(row)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

/** The library's table may be a `div` when it is virtual; this one never is. */
function assign(ref: Ref<HTMLTableElement>, element: HTMLElement | null): void {
  const table = element instanceof HTMLTableElement ? element : null
  if (typeof ref === 'function') ref(table)
  else if (ref) ref.current = table
}
