import { Plus } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { buttonVariants } from '#ui/button/button.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { droppedAt, movedTo } from '../order.ts'
import { EntryRow, type ListEditorTexts, type ListEntry } from './entry-row.tsx'

export type ListEditorProps = Omit<ComponentProps<'div'>, 'children' | 'onKeyDownCapture'> & {
  /** What it is a list of. */
  readonly 'aria-label': string
  readonly entries: readonly ListEntry[]
  /** Called with the ids of all entries in their new order. */
  readonly onOrder: (ids: readonly string[]) => void
  readonly onRemove: (id: string) => void
  /** Without it nothing can be added. */
  readonly onAdd?: () => void
  /** The list is full with so many. */
  readonly most?: number
  readonly texts: ListEditorTexts
}

/** A list whose entries are put in order: dragged, or moved by keys and buttons. Also adds and removes. */
export function ListEditor(props: ListEditorProps) {
  const { 'aria-label': label, entries, onOrder, onRemove, onAdd, most, texts, ...rest } = props
  const ids = entries.map(({ id }) => id)
  const isFull = most !== undefined && entries.length >= most
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusAfterMove(entries)

  function reorder(next: readonly string[], moved: string): void {
    if (next.join() === ids.join()) return
    const title = entries.find(({ id }) => id === moved)?.title ?? ''
    setSaid(texts.moved(title, next.indexOf(moved) + 1, next.length))
    onOrder(next)
  }
  function move(id: string, by: number): void {
    keepFocus()
    reorder(movedTo(ids, id, ids.indexOf(id) + by), id)
  }
  function remove({ id, title }: ListEntry): void {
    setSaid(texts.removed(title))
    if (entries.length === 1) addButton.current?.focus()
    onRemove(id)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) =>
      reorder(
        droppedAt(ids, keys, { id: key, isAfter: dropPosition === 'after' }),
        String([...keys][0]),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className="list-drop" />,
  })

  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target instanceof Element && event.target.closest('.list-entry')
    const rows = [...event.currentTarget.querySelectorAll('.list-entry')]
    const entry = row && entries[rows.indexOf(row)]
    if (!entry) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step) move(entry.id, step)
    else if (event.key === 'Delete' && event.target === row) remove(entry)
    else return
    // Else the list would also move its focus to another entry.
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    <div {...rest} onKeyDownCapture={onKeyDown} data-slot="list-editor">
      <GridList
        aria-label={label}
        className="list-entries"
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="list-empty">{texts.empty}</p>}
      >
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            texts={texts}
            index={index}
            count={entries.length}
            onMove={(by) => move(entry.id, by)}
            onRemove={() => remove(entry)}
          />
        ))}
      </GridList>
      {onAdd && (
        <div className="list-add">
          <Button
            ref={addButton}
            className={buttonVariants({ variant: 'outline' })}
            aria-disabled={isFull}
            onPress={() => isFull || onAdd()}
          >
            <Glyph icon={Plus} />
            {texts.add}
          </Button>
          {isFull && <small>{texts.full}</small>}
        </div>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/**
 * A browser takes the focus from an element that is moved in the document. Returns a function to call
 * before a move: what has the focus then gets it again.
 */
function useFocusAfterMove(entries: readonly ListEntry[]): () => void {
  const focused = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the entries have moved
  useEffect(() => {
    const element = focused.current
    focused.current = null
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus()
  }, [entries])
  return () => {
    focused.current = document.activeElement
  }
}
