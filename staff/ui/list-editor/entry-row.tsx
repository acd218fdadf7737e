import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { Glyph } from '../glyph/glyph.tsx'

export interface ListEntry {
  readonly id: string
  /** The first line, which names the entry. */
  readonly title: string
  readonly detail?: ReactNode
  /** What is wrong with it. */
  readonly fault?: string
  /** Controls of the entry, such as one that opens it: buttons of react-aria, as its own are. */
  readonly actions?: ReactNode
}

export interface ListEditorTexts {
  readonly moveUp: (title: string) => string
  readonly moveDown: (title: string) => string
  readonly remove: (title: string) => string
  /** Announced: `Front is now 1 of 4`. */
  readonly moved: (title: string, place: number, count: number) => string
  readonly removed: (title: string) => string
  /** In place of entries. */
  readonly empty: string
  /** The button that adds an entry. */
  readonly add: string
  /** Why no more can be added: `Six pictures are the most.` */
  readonly full: string
}

interface EntryRowProps {
  readonly entry: ListEntry
  readonly texts: ListEditorTexts
  readonly index: number
  readonly count: number
  /** By -1 up, by 1 down. */
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** An entry of a list editor, with what moves and removes it. */
export function EntryRow({ entry, texts, index, count, onMove, onRemove }: EntryRowProps) {
  const { id, title, detail, fault, actions } = entry
  return (
    <GridListItem id={id} textValue={title} className="list-entry">
      <Button slot="drag" className="list-button list-handle">
        <Glyph icon={GripVertical} />
      </Button>
      <span className="list-entry-text">
        {title}
        {(detail || fault) && (
          <Text slot="description" className="list-about">
            {detail}
            {fault && <span className="list-fault">{fault}</span>}
          </Text>
        )}
      </span>
      <span className="list-buttons">
        {actions}
        <Button
          className="list-button"
          aria-label={texts.moveUp(title)}
          aria-disabled={index === 0}
          onPress={() => onMove(-1)}
        >
          <Glyph icon={ArrowUp} />
        </Button>
        <Button
          className="list-button"
          aria-label={texts.moveDown(title)}
          aria-disabled={index === count - 1}
          onPress={() => onMove(1)}
        >
          <Glyph icon={ArrowDown} />
        </Button>
        <Button className="list-button" aria-label={texts.remove(title)} onPress={onRemove}>
          <Glyph icon={Trash2} />
        </Button>
      </span>
    </GridListItem>
  )
}
