import { memo } from 'react'
import { Tree, type TreeNode, type TreeProps } from '#staff/ui/tree/tree.tsx'

export interface MemoTreeProps {
  readonly nodes: TreeNode[]
  readonly openRows: readonly string[]
  readonly selection: readonly string[]
  readonly drag?: TreeProps['dragAndDropHooks']
  readonly onSelect: (rows: readonly string[]) => void
  readonly onAct: (row: string) => void
  readonly onOpenRows: (nodes: TreeNode[], rows: ReadonlySet<string>) => void
}

/** Drawn again when blocks come, go or move, not while their props are typed: rows follow these by themselves. */
export const MemoTree = memo(function MemoTree(props: MemoTreeProps) {
  const { nodes, openRows, selection, drag, onSelect, onAct, onOpenRows } = props
  return (
    <Tree
      aria-label="Blocks of the page"
      className="block-tree"
      nodes={nodes}
      noRows={{ state: 'empty', text: 'No blocks yet. Insert one.' }}
      selectionMode="multiple"
      // By touch, which selects several by a long press, nothing selected is the way back to one.
      escapeKeyBehavior="none"
      selectedKeys={selection}
      onSelectionChange={(keys) => keys !== 'all' && onSelect(Array.from(keys, String))}
      expandedKeys={openRows}
      onExpandedChange={(keys) => onOpenRows(nodes, new Set(Array.from(keys, String)))}
      onAction={(key) => onAct(String(key))}
      {...(drag && { dragAndDropHooks: drag })}
    />
  )
})
