import { ChevronRight, GripVertical } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import {
  Tree as Library,
  type TreeProps as LibraryProps,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree'
import { Glyph } from '../glyph/glyph.tsx'
import { type NoRows, NoRowsText } from '../list-states/list-states.tsx'

export interface TreeNode {
  readonly id: string
  /** What the row is called where it is dragged, closed, or looked for by its first letters. */
  readonly title: string
  /** Beside the title, in grey: its most telling property. */
  readonly detail?: string
  /** Marks, or buttons of react-aria: the row takes the keys and clicks of others. */
  readonly end?: ReactNode
  /** In place of title, detail and end: a view that follows what it shows by itself. */
  readonly content?: ReactNode
  /** Whether it can be dragged where others can; true where absent. */
  readonly isDraggable?: boolean
  readonly children?: readonly TreeNode[]
}

export type TreeProps = Omit<
  LibraryProps<TreeNode>,
  'children' | 'className' | 'items' | 'renderEmptyState' | 'selectionBehavior' | 'aria-label'
> & {
  /** What it is a tree of. */
  readonly 'aria-label': string
  readonly nodes: readonly TreeNode[]
  /** Shown while there are no nodes. */
  readonly noRows: NoRows
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Rows inside of rows: opened and closed (`expandedKeys`), selected (`selectionMode`), acted on
 * (`onAction`), and dragged if `dragAndDropHooks` allow it.
 */
export const Tree = ({ nodes, noRows, className, ...rest }: TreeProps) => (
  <Library<TreeNode>
    {...rest}
    selectionBehavior="replace"
    items={nodes}
    className={className ?? ''}
    renderEmptyState={() => <NoRowsText noRows={noRows} />}
    data-slot="tree"
  >
    {treeRow}
  </Library>
)

const wordsId = (row: string): string => `${row}-row-words`

const treeRow = ({ id, title, detail, end, content, isDraggable, children = [] }: TreeNode) => (
  <TreeItem
    id={id}
    textValue={title}
    className="tree-row"
    render={(row) => (
      // Named by all that it shows: titles alone can be the same.
      <div {...row} {...{ 'aria-labelledby': wordsId(id) }} />
    )}
  >
    <TreeItemContent>
      {({ hasChildItems, allowsDragging }) => (
        <>
          {allowsDragging && isDraggable !== false && (
            <Button slot="drag" className="tree-button tree-handle">
              <Glyph icon={GripVertical} />
            </Button>
          )}
          {hasChildItems ? (
            <Button slot="chevron" className="tree-button tree-chevron">
              <Glyph icon={ChevronRight} />
            </Button>
          ) : (
            <span className="tree-leaf" />
          )}
          <span id={wordsId(id)} className={content ? 'tree-content' : 'tree-text'}>
            {content ?? (
              <>
                {title} {detail && <small>{detail}</small>}
              </>
            )}
          </span>
          {end && <span className="tree-end">{end}</span>}
        </>
      )}
    </TreeItemContent>
    <Collection items={children}>{treeRow}</Collection>
  </TreeItem>
)
