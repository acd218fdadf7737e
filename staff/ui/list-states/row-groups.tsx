import { type ReactElement, useRef } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { groupRows, type RowGroup } from './group-rows.ts'

export interface RowGroupsProps<T extends { readonly id: string }> {
  readonly rows: readonly T[]
  readonly row: (row: T) => ReactElement
  /** Where it is another, all rows are drawn anew: says what else `row` shows. */
  readonly version?: string
}

/** The rows of a list or a table: what more rows cost does not grow with the rows before them. */
export function RowGroups<T extends { readonly id: string }>(props: RowGroupsProps<T>) {
  const { rows, row, version = '' } = props
  const before = useRef<readonly RowGroup<T>[]>([])
  const groups = groupRows(rows, before.current)
  before.current = groups
  return (
    // The library keeps what it made of a group that is the same object.
    <Collection items={groups} dependencies={[version]}>
      {(group) => <Collection items={group.rows}>{row}</Collection>}
    </Collection>
  )
}
