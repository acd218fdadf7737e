import { createContext, memo, useContext, useMemo, useRef, useState } from 'react'
import { useDropIndicator } from 'react-aria/useDroppableCollection'
import {
  DropIndicator,
  type DropTarget,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import { Tree, type TreeNode } from '#staff/ui/tree/tree.tsx'
import { blockRows, dropSpot, goneOfRow, rowsOf, spotWords, type TreeRow } from '../model/rows.ts'
import { type OpenPage, useOpenPage, usePage } from '../screen/open-page.ts'
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
  const { hooks, words } = useBlockDrag(open)
  const opens = useRef(onOpen)
  opens.current = onOpen
  const [act] = useState(() => (row: string) => {
    const gone = goneOfRow(row)
    if (gone !== undefined) open.actions.bringBack(gone)
    else opens.current()
  })
  const [expand] = useState(
    () => (all: TreeNode[], rows: ReadonlySet<string>) =>
      setClosed(new Set(openable(all).filter((id) => !rows.has(id)))),
  )
  return (
    <DropWords value={words}>
      <MemoTree
        // The library's tree cannot begin or end to be dragged in.
        key={isReadOnly ? 'read' : 'edit'}
        nodes={nodes}
        openRows={openRows}
        selection={selection}
        drag={isReadOnly ? undefined : hooks}
        onSelect={open.actions.select}
        onAct={act}
        onOpenRows={expand}
      />
    </DropWords>
  )
}

interface MemoTreeProps {
  readonly nodes: TreeNode[]
  readonly openRows: readonly string[]
  readonly selection: readonly string[]
  readonly drag: ReturnType<typeof useBlockDrag>['hooks'] | undefined
  readonly onSelect: (rows: readonly string[]) => void
  readonly onAct: (row: string) => void
  readonly onOpenRows: (nodes: TreeNode[], rows: ReadonlySet<string>) => void
}

/** Drawn again when blocks come, go or move, not while their props are typed: rows follow these by themselves. */
const MemoTree = memo(function MemoTree(props: MemoTreeProps) {
  const { nodes, openRows, selection, drag, onSelect, onAct, onOpenRows } = props
  return (
    <Tree
      aria-label="Blocks of the page"
      className="block-tree"
      nodes={nodes}
      noRows={{ state: 'empty', text: 'No blocks yet. Insert one.' }}
      selectionMode="multiple"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selection}
      onSelectionChange={(keys) => keys !== 'all' && onSelect(Array.from(keys, String))}
      expandedKeys={openRows}
      onExpandedChange={(keys) => onOpenRows(nodes, new Set(Array.from(keys, String)))}
      onAction={(key) => onAct(String(key))}
      {...(drag && { dragAndDropHooks: drag })}
    />
  )
})

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

/** Drags of blocks: what cannot stand at a place is refused there. */
function useBlockDrag({ actions, kinds }: OpenPage) {
  const dragged = useRef<ReadonlySet<string>>(new Set())
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems(keys) {
      dragged.current = blockRows(Array.from(keys, String))
      const text = actions.copied() ?? ''
      return Array.from(dragged.current, (id) => ({ 'forecourt-block': id, 'text/plain': text }))
    },
    acceptedDragTypes: ['forecourt-block'],
    getDropOperation(target) {
      const spot = dropSpot(actions.page.blocks, target)
      const fits = spot && actions.misfitOf(dragged.current, spot) === undefined
      return fits ? 'move' : 'cancel'
    },
    onMove({ target }) {
      const spot = dropSpot(actions.page.blocks, target)
      if (spot) actions.move(dragged.current, spot)
    },
    onRootDrop() {
      actions.move(dragged.current, { index: actions.page.blocks.length })
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="block-drop" />,
  })
  const words = (target: DropTarget): string | undefined => {
    const spot = dropSpot(actions.page.blocks, target)
    return spot && spotWords(actions.page.blocks, spot, dragged.current, kinds)
  }
  const [hooks] = useState(() => ({ ...dragAndDropHooks, useDropIndicator: useSpokenIndicator }))
  return { hooks, words }
}

/** The words of a place that something may be dropped at. */
const DropWords = createContext<(target: DropTarget) => string | undefined>(() => undefined)

/** Places are announced with their list and number, not only with their neighbours. */
const useSpokenIndicator: typeof useDropIndicator = (props, state, ref) => {
  const label = useContext(DropWords)(props.target)
  const indicator = useDropIndicator(props, state, ref)
  if (label === undefined) return indicator
  const { dropIndicatorProps: told } = indicator
  return { ...indicator, dropIndicatorProps: { ...told, 'aria-label': label } }
}
