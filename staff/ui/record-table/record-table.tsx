import { ChevronDown, ChevronUp } from 'lucide'
import type { ReactNode, Ref } from 'react'
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
  type TableProps,
} from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cn } from '#ui/cn.ts'
import { Glyph } from '../glyph/glyph.tsx'
import { type NoRows, NoRowsText } from '../list-states/list-states.tsx'
import { RowGroups } from '../list-states/row-groups.tsx'
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
  /** In pixels, or as a share such as `2fr`; for a table that draws only what is seen. */
  readonly width?: number | `${number}fr`
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
  /** Of each row, in pixels: only the rows that are seen are drawn, of thousands. The frame needs a height. */
  readonly rowHeight?: number
  /** Called when the last rows come near, to have the next ones. */
  readonly onMore?: () => void
}

/** Pixels of the header of a table that draws only what is seen. */
const HEADING = 40

/**
 * Rows with columns: selected (`selectionMode`), sorted (`sortDescriptor`, `onSortChange`), opened
 * (`onRowAction`). Its header stays in view if the frame has a height (`--table-height`).
 */
export function RecordTable<T extends { readonly id: string }>(props: RecordTableProps<T>) {
  const { columns, rows, noRows, selectionMode = 'none', className, ref, ...others } = props
  const { rowHeight, onMore, ...rest } = others
  const hasBoxes = selectionMode !== 'none'
  const hasRowHeader = columns.some(({ isRowHeader }) => isRowHeader)
  const table = (
    <Table
      {...rest}
      {...(ref && { ref: (element) => assign(ref, element) })}
      selectionMode={selectionMode}
      className={cn(rowHeight !== undefined && 'record-table-virtual', className)}
      data-slot="record-table"
    >
      <TableHeader>
        {hasBoxes && (
          <Column id="select" width={44}>
            {selectionMode === 'multiple' ? <SelectBox /> : null}
          </Column>
        )}
        {columns.map(({ id, title, isRowHeader, isSortable = false, isNumber, width }, index) => (
          <Column
            key={id}
            id={id}
            {...(width !== undefined && { width })}
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
      <TableBody renderEmptyState={() => <NoRowsText noRows={noRows} />}>
        <RowGroups
          rows={rows}
          // Rows that are kept have cells of these columns.
          version={columns.map(({ id }) => id).join()}
          row={(row) => (
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
        />
        {onMore && <TableLoadMoreItem onLoadMore={onMore} />}
      </TableBody>
    </Table>
  )
  if (rowHeight === undefined) return <div className="record-table-frame">{table}</div>
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: HEADING }}>
      {table}
    </Virtualizer>
  )
}

/** The library's table is a `div` where it draws only what is seen. */
function assign(ref: Ref<HTMLTableElement>, element: HTMLElement | null): void {
  const table = element instanceof HTMLTableElement ? element : null
  if (typeof ref === 'function') ref(table)
  else if (ref) ref.current = table
}
