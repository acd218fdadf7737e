import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cn } from '#ui/cn.ts'
import { RecordList, type RecordListProps } from './record-list.tsx'

export type LongRecordListProps = RecordListProps & {
  /** Height of each row, pixels. */
  readonly rowHeight: number
}

/** A `RecordList` that draws only the rows in sight; their texts stay on one line. */
export const LongRecordList = ({ rowHeight, className, ...rest }: LongRecordListProps) => (
  <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, loaderSize: 1 }}>
    <RecordList {...rest} className={cn(className, 'record-list-long')} />
  </Virtualizer>
)
