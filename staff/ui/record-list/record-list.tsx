import { createContext, type ReactNode, type Ref, useContext } from 'react'
import {
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  type GridListProps,
} from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { type NoRows, NoRowsText } from '../list-states/list-states.tsx'
import { RowGroups } from '../list-states/row-groups.tsx'
import { SelectBox } from '../select-box/select-box.tsx'

export interface RecordListRow {
  readonly id: string
  /** The first line, which names the row. */
  readonly title: string
  /** The second line. */
  readonly detail?: string
  /** Before the words: what kind of thing it is. */
  readonly start?: ReactNode
  /** At the end of the row: a time, a badge, buttons. */
  readonly end?: ReactNode
}

export type RecordListProps = Omit<
  GridListProps<RecordListRow>,
  'children' | 'className' | 'items' | 'renderEmptyState' | 'aria-label' | 'dragAndDropHooks'
> & {
  /** What it is a list of. */
  readonly 'aria-label': string
  /** Of a long list, a row that stays the same is the same object: only others are drawn anew. */
  readonly rows: readonly RecordListRow[]
  /** The row whose thing is open beside the list. */
  readonly opened?: string | undefined
  /** Asked for more rows when the end of these comes into sight. */
  readonly onLoadMore?: (() => void) | undefined
  /** Shown while there are no rows. */
  readonly noRows: NoRows
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

/** Rows of one or two lines: opened (`onAction`), selected (`selectionMode`), with controls inside. */
export function RecordList(props: RecordListProps) {
  const { rows, noRows, className, onLoadMore, opened, ...rest } = props
  return (
    <OpenedContext value={opened}>
      <GridList<RecordListRow>
        {...rest}
        className={className ?? ''}
        renderEmptyState={() => <NoRowsText noRows={noRows} />}
        data-slot="record-list"
      >
        <RowGroups rows={rows} row={rowOf} />
        {onLoadMore && <GridListLoadMoreItem onLoadMore={onLoadMore} />}
      </GridList>
    </OpenedContext>
  )
}

/** So that another open row draws two rows anew, not all. */
const OpenedContext = createContext<string | undefined>(undefined)

const OpenMark = ({ id }: { readonly id: string }) =>
  useContext(OpenedContext) === id && (
    <span className="record-row-open">
      <span className="sr-only">Open</span>
    </span>
  )

const rowOf = (row: RecordListRow) => <Row {...row} />

const Row = ({ id, title, detail, start, end }: RecordListRow) => (
  <GridListItem id={id} textValue={title} className="record-row">
    {({ selectionMode }) => (
      <>
        {selectionMode === 'multiple' && <SelectBox />}
        {start}
        <span className="record-row-text">
          {title}
          {detail && (
            <Text slot="description" elementType="small">
              {detail}
            </Text>
          )}
        </span>
        {end && <span className="record-row-end">{end}</span>}
        <OpenMark id={id} />
      </>
    )}
  </GridListItem>
)
