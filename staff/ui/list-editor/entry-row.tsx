import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { Glyph } from '../glyph/glyph.tsx'
import type { ListEditorTexts, ListEntry } from './list-editor.tsx'

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
