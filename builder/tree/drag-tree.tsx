import { createContext, useContext, useRef, useState } from 'react'
import { useDropIndicator } from 'react-aria/useDroppableCollection'
import {
  DropIndicator,
  type DropTarget,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import type { TreeNode } from '#staff/ui/tree/tree.tsx'
import { blockRows, dropSpot, spotWords } from '../model/rows.ts'
import { type OpenPage, useOpenPage } from '../screen/open-page.ts'
import { MemoTree, type MemoTreeProps } from './memo-tree.tsx'

/** The tree whose blocks are dragged and dropped by pointer, touch and keyboard. */
export function DragTree(props: Omit<MemoTreeProps, 'drag'>) {
  const { hooks, words } = useBlockDrag(useOpenPage())
  return (
    <DropWords value={words}>
      <MemoTree {...props} drag={hooks} />
    </DropWords>
  )
}

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
