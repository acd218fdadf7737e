import { ArrowDown, ArrowUp, ChevronRight, Plus, X } from 'lucide'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { movedTo } from '#staff/ui/order.ts'

interface ListRowsProps {
  /** The id of the list's field. */
  readonly id: string
  /** What an entry is called: `Points, entry 2`. */
  readonly nameOf: (index: number) => string
  readonly entries: readonly unknown[]
  readonly isDisabled: boolean
  /** A row that opens: what it says when it is closed. Without it the row is its control. */
  readonly titleOf?: (entry: unknown, index: number) => ReactNode
  readonly drawEntry: (entry: unknown, index: number) => ReactNode
  readonly onEntries: (entries: readonly unknown[]) => void
  /** What the button that adds an entry says, and does; without it nothing can be added. */
  readonly add?: { readonly label: string; readonly seed: () => unknown } | undefined
  /** Beside that button: `2 of 4`. */
  readonly count: string
}

/** The entries of a list: each can be removed, and moved by buttons or by Alt with ↑ and ↓ from anywhere inside it. */
export function ListRows(props: ListRowsProps) {
  const { id, nameOf, entries, isDisabled, titleOf, drawEntry, onEntries, add, count } = props
  const list = useRef<HTMLOListElement>(null)
  const keys = useKeysOf(entries.length)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const focusNext = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the entries have changed
  useEffect(() => {
    focusNext.current?.()
    focusNext.current = undefined
  }, [entries])

  function move(index: number, by: number): void {
    const to = index + by
    if (to < 0 || to >= entries.length) return
    // A browser takes the focus from an element that is moved in the document.
    focusNext.current = focusKept()
    const places = entries.map((_, place) => `${place}`)
    const order = movedTo(places, `${index}`, to).map(Number)
    keys.current = order.map((place) => keys.current[place] ?? place)
    setSaid(`${nameOf(index)} is now ${to + 1} of ${entries.length}`)
    onEntries(order.map((place) => entries[place]))
  }
  function remove(index: number): void {
    keys.current = keys.current.filter((_, place) => place !== index)
    setSaid(`${nameOf(index)} removed`)
    focusNext.current = () => focusRow(Math.min(index, entries.length - 2))
    onEntries(entries.filter((_, place) => place !== index))
  }
  function append(seed: unknown): void {
    const key = Math.max(-1, ...keys.current) + 1
    keys.current = [...keys.current, key]
    setOpen((before) => new Set(before).add(key))
    focusNext.current = () => focusRow(entries.length, 'input, textarea, select')
    onEntries([...entries, seed])
  }
  function focusRow(index: number, first = 'button, input, textarea, select'): void {
    const row = list.current?.children.item(index)
    const target =
      row?.querySelector<HTMLElement>(first) ?? row?.querySelector<HTMLElement>('button')
    ;(target ?? list.current?.parentElement?.querySelector<HTMLElement>('.form-add'))?.focus()
  }
  const toggle = (key: number) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const deeds = useRef<RowDeeds>(undefined)
  deeds.current = { nameOf, drawEntry, move, remove, toggle, ...(titleOf && { titleOf }) }

  return (
    <div className="form-list">
      <ol ref={list}>
        {entries.map((entry, index) => {
          const key = keys.current[index] ?? index
          return (
            <EntryRow
              key={key}
              deeds={deeds}
              entryKey={key}
              id={`${id}-${index}`}
              entry={entry}
              index={index}
              isOpen={open.has(key)}
              isLast={index === entries.length - 1}
              isDisabled={isDisabled}
            />
          )
        })}
      </ol>
      {(add || count !== '') && (
        <div className="form-add-line">
          {add && !isDisabled && (
            <button type="button" className="form-add" onClick={() => append(add.seed())}>
              <Glyph icon={Plus} className="size-4" /> {add.label}
            </button>
          )}
          <span>{count}</span>
        </div>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** What rows do and show, as it is now: they are drawn again only where their own entry has changed. */
interface RowDeeds extends Pick<ListRowsProps, 'nameOf' | 'titleOf' | 'drawEntry'> {
  readonly move: (index: number, by: number) => void
  readonly remove: (index: number) => void
  readonly toggle: (key: number) => void
}

interface EntryRowProps {
  readonly deeds: RefObject<RowDeeds | undefined>
  readonly entryKey: number
  readonly id: string
  readonly entry: unknown
  readonly index: number
  readonly isOpen: boolean
  readonly isLast: boolean
  readonly isDisabled: boolean
}

const EntryRow = memo((props: EntryRowProps) => {
  const { deeds, entryKey, id, entry, index, isOpen, isLast, isDisabled } = props
  const now = deeds.current
  if (!now) return null
  const { titleOf, drawEntry, nameOf } = now
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined || isDisabled) return
    // Not the entry of a list around this one, too.
    event.stopPropagation()
    event.preventDefault()
    deeds.current?.move(index, by)
  }
  return (
    <li id={titleOf && id} className="form-entry" onKeyDown={onKeyDown}>
      {titleOf ? (
        <button
          type="button"
          className="form-open"
          aria-expanded={isOpen}
          onClick={() => deeds.current?.toggle(entryKey)}
        >
          <Glyph icon={ChevronRight} className="size-4" />
          <span>{titleOf(entry, index)}</span>
        </button>
      ) : (
        drawEntry(entry, index)
      )}
      {!isDisabled && (
        <EntryButtons
          name={nameOf(index)}
          isFirst={index === 0}
          isLast={isLast}
          onMove={(by) => deeds.current?.move(index, by)}
          onRemove={() => deeds.current?.remove(index)}
        />
      )}
      {titleOf && isOpen && <div className="form-inside">{drawEntry(entry, index)}</div>}
    </li>
  )
})
EntryRow.displayName = 'EntryRow'

interface EntryButtonsProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

function EntryButtons({ name, isFirst, isLast, onMove, onRemove }: EntryButtonsProps) {
  return (
    <span className="form-buttons">
      <button
        type="button"
        className="form-icon"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Glyph icon={ArrowUp} className="size-4" />
      </button>
      <button
        type="button"
        className="form-icon"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Glyph icon={ArrowDown} className="size-4" />
      </button>
      <button type="button" className="form-icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Glyph icon={X} className="size-4" />
      </button>
    </span>
  )
}

/** Gives the focus back to the element that has it now, with what is selected in it. */
function focusKept(): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement))
    return () => focused instanceof HTMLElement && focused.focus()
  const { selectionStart, selectionEnd } = focused
  return () => {
    focused.focus()
    // Only texts have a selection.
    if (selectionStart !== null) focused.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** A key for each entry, which stays its own while it is moved. */
function useKeysOf(count: number) {
  const keys = useRef<readonly number[]>([])
  if (keys.current.length !== count) {
    const known = keys.current.slice(0, count)
    const next = Math.max(-1, ...known) + 1
    const added = Array.from({ length: count - known.length }, (_, place) => next + place)
    keys.current = [...known, ...added]
  }
  return keys
}
