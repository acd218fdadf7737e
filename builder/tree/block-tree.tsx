import { useEffect, useMemo, useRef, useState } from 'react'
import { focusedRow } from '#desk/frame/rows.ts'
import type { TreeNode } from '#staff/ui/tree/tree.tsx'
import { goneOfRow, rowsOf, type TreeRow } from '../model/rows.ts'
import { nothingSeen, useSeen } from '../preview/seen.ts'
import { type OpenPage, useOpenPage, usePage } from '../screen/open-page.ts'
import { refocusRow } from './focus-row.ts'
import { MemoTree } from './memo-tree.tsx'
import { BlockRow, GoneRow, PageRow, SlotRow } from './rows.tsx'

export interface BlockTreeProps {
  /** Enter or a double click on a row: its form. */
  readonly onOpen: () => void
  readonly isReadOnly: boolean
}

/** The blocks of the page as a tree: selected, dragged and dropped by pointer, touch and keyboard. */
export function BlockTree({ onOpen, isReadOnly }: BlockTreeProps) {
  const open = useOpenPage()
  const selection = usePage((_, rows) => rows)
  const nodes = useTreeNodes(open)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const openRows = useMemo(() => openable(nodes).filter((id) => !closed.has(id)), [nodes, closed])
  const DragTree = useDragTree()
  const opens = useRef(onOpen)
  opens.current = onOpen
  const [act] = useState(() => (row: string) => {
    const gone = goneOfRow(row)
    if (gone !== undefined) {
      open.actions.bringBack(gone)
      return
    }
    // A finger's press acts without selecting.
    if (!open.actions.selection.includes(row)) open.actions.select([row])
    opens.current()
  })
  const [expand] = useState(
    () => (all: TreeNode[], rows: ReadonlySet<string>) =>
      setClosed(new Set(openable(all).filter((id) => !rows.has(id)))),
  )
  const Blocks = DragTree && !isReadOnly ? DragTree : MemoTree
  return (
    <Blocks
      nodes={nodes}
      openRows={openRows}
      selection={selection}
      onSelect={open.actions.select}
      onAct={act}
      onOpenRows={expand}
    />
  )
}

/**
 * The tree that blocks are dragged in, once the page is shown: a third of what the tree weighs, and the library's
 * tree cannot begin or end to be dragged in.
 */
function useDragTree() {
  const isShown = useSeen() !== nothingSeen
  const [dragTree, setDragTree] = useState<typeof import('./drag-tree.tsx').DragTree>()
  useEffect(() => {
    if (!isShown) return
    void import('./drag-tree.tsx').then(
      ({ DragTree }) => {
        const row = focusedRow()
        setDragTree(() => DragTree)
        if (row !== undefined) refocusRow(row)
      },
      // Without a line blocks are moved by the other keys.
      () => undefined,
    )
  }, [isShown])
  return dragTree
}

/** The rows, the same objects until blocks come, go or move. */
function useTreeNodes({ actions, kinds }: OpenPage): TreeNode[] {
  const rows = usePage(({ blocks }) => rowsOf(blocks, kinds, actions.marks()?.gone ?? []))
  return useMemo(() => rows.map(nodeOf), [rows])
}

const contents = {
  page: PageRow,
  block: BlockRow,
  slot: SlotRow,
  gone: GoneRow,
}

function nodeOf({ id, kind, title, children }: TreeRow): TreeNode {
  const Content = contents[kind]
  return {
    id,
    title,
    content: <Content id={id} title={title} />,
    isDraggable: kind === 'block',
    children: children.map(nodeOf),
  }
}

const openable = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...openable(children)] : []))
