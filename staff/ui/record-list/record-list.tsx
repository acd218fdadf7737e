import type { ReactNode, Ref } from 'react'
import { GridList, GridListItem, type GridListProps } from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { type NoRows, NoRowsText } from '../list-states/list-states.tsx'
import { SelectBox } from '../select-box/select-box.tsx'

export interface RecordListRow {
  readonly id: string
  /** The first line, which names the row. */
  readonly title: string
  /** The second line. */
  readonly detail?: string
  /** At the end of the row: a time, a badge, buttons. */
  readonly end?: ReactNode
}

export type RecordListProps = Omit<
  GridListProps<RecordListRow>,
  'children' | 'className' | 'items' | 'renderEmptyState' | 'aria-label' | 'dragAndDropHooks'
> & {
  /** What it is a list of. */
  readonly 'aria-label': string
  readonly rows: readonly RecordListRow[]
  /** Shown while there are no rows. */
  readonly noRows: NoRows
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

/** Rows of one or two lines: opened (`onAction`), selected (`selectionMode`), with controls inside. */
export const RecordList = ({ rows, noRows, className, ...rest }: RecordListProps) => (
  <GridList<RecordListRow>
    {...rest}
    items={rows}
    className={className ?? ''}
    renderEmptyState={() => <NoRowsText noRows={noRows} />}
    data-slot="record-list"
  >
    {({ id, title, detail, end }) => (
      <GridListItem id={id} textValue={title} className="record-row">
        {({ selectionMode }) => (
          <>
            {selectionMode === 'multiple' && <SelectBox />}
            <span className="record-row-text">
              {title}
              {detail && (
                <Text slot="description" elementType="small">
                  {detail}
                </Text>
              )}
            </span>
            {end && <span className="record-row-end">{end}</span>}
          </>
        )}
      </GridListItem>
    )}
  </GridList>
)
