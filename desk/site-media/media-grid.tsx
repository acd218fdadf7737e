import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { type NoRows, NoRowsText } from '#staff/ui/list-states/list-states.tsx'
import { noteOf, type Picture, shownAt, sizeOf } from './media-rows.ts'

interface MediaGridProps {
  readonly site: string
  readonly pictures: readonly Picture[]
  readonly noRows: NoRows
  readonly opened?: string | undefined
  readonly onOpen: (id: string) => void
}

const CARD_WIDTH = 320

/** Pictures side by side; arrows move, Enter or a press opens. */
export const MediaGrid = ({ site, pictures, noRows, opened, onOpen }: MediaGridProps) => (
  <GridList
    aria-label="Pictures"
    layout="grid"
    items={pictures}
    // What a card shows of itself.
    dependencies={[opened]}
    className="media-grid"
    renderEmptyState={() => <NoRowsText noRows={noRows} />}
    onAction={(id) => onOpen(String(id))}
  >
    {(picture) => {
      const { text, isAmiss } = noteOf(picture)
      return (
        <GridListItem
          id={picture.id}
          textValue={[picture.name, picture.alt].filter(Boolean).join(', ')}
          className="media-card"
          data-open={picture.id === opened || undefined}
        >
          <img
            src={shownAt(site, picture, CARD_WIDTH)}
            alt=""
            loading="lazy"
            style={{ objectPosition: `${picture.focal.x}% ${picture.focal.y}%` }}
          />
          <b>{picture.name}</b>
          <Text slot="description" className="media-facts">
            <span>{sizeOf(picture)}</span>{' '}
            <span data-tone={isAmiss ? 'warn' : undefined}>{text}</span>
          </Text>
        </GridListItem>
      )
    }}
  </GridList>
)
