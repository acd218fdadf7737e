import { memo } from 'react'
import type { Selection } from 'react-aria-components/GridList'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { NoRows } from '#staff/ui/list-states/list-states.tsx'
import { LongRecordList } from '#staff/ui/record-list/long-record-list.tsx'
import type { RecordListRow } from '#staff/ui/record-list/record-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { Age } from './age.tsx'
import type { Lead } from './lead-queries.ts'
import { badIcon, nameOf, stageIcons, stageOf } from './lead-words.ts'

/** Two lines of text: fingers need a little more room. */
const ROW_HEIGHT = 53

export interface LeadListProps {
  readonly leads: readonly Lead[]
  readonly isLoading: boolean
  /** What is said where there are none; undefined where filters may have left none. */
  readonly empty: string | undefined
  readonly onClear: () => void
  /** Id of the open one. */
  readonly opened: string | undefined
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly onOpen: (id: string) => void
  readonly onLoadMore: (() => void) | undefined
}

/** Leads below each other, of which those in sight are drawn; drawn anew only where something of them changed. */
export const LeadList = memo(function LeadList(props: LeadListProps) {
  const { leads, opened, selected, onSelect, onOpen, onLoadMore } = props
  const select = (keys: Selection) =>
    onSelect(new Set(keys === 'all' ? leads.map(({ id }) => id) : [...keys].map(String)))
  return (
    <LongRecordList
      aria-label="Leads"
      className="lead-list"
      rows={leads.map(rowOf)}
      noRows={noRowsOf(props)}
      rowHeight={ROW_HEIGHT}
      opened={opened}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={select}
      onAction={(key) => onOpen(String(key))}
      onLoadMore={onLoadMore}
    />
  )
})

const noRowsOf = ({ isLoading, empty, onClear }: LeadListProps): NoRows =>
  isLoading
    ? { state: 'loading', text: 'Loading the leads…' }
    : {
        state: 'empty',
        text: empty ?? (
          <>
            No lead fits these filters.{' '}
            <Button variant="link" onClick={onClear}>
              Clear them
            </Button>
          </>
        ),
      }

const rows = new WeakMap<Lead, RecordListRow>()

/** The same row for the same answer: others need not be drawn again. */
function rowOf(lead: Lead): RecordListRow {
  const known = rows.get(lead)
  if (known) return known
  const row = {
    id: lead.id,
    title: nameOf(lead),
    detail: [lead.name !== undefined && lead.about, lead.location?.name]
      .filter(Boolean)
      .join(' · '),
    end: <RowEnd lead={lead} />,
  }
  rows.set(lead, row)
  return row
}

const RowEnd = ({ lead }: { readonly lead: Lead }) => (
  <span className="lead-end">
    <Age lead={lead} />
    <span className="lead-marks">
      {lead.deliveries.failed > 0 && (
        <span className="lead-bad" title="Not delivered">
          <Glyph icon={badIcon} className="size-4" />
          <span className="sr-only">Not delivered</span>
        </span>
      )}
      <span className="lead-stage" data-stage={lead.stage}>
        <Glyph icon={stageIcons[lead.stage]} className="size-4" /> {stageOf(lead)}
      </span>
      <Owner owner={lead.owner} />
    </span>
  </span>
)

/** Who works a lead, by initials, with the name for readers and pointers. */
const Owner = ({ owner }: Pick<Lead, 'owner'>) =>
  owner ? (
    <span className="lead-owner" title={owner.name}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="sr-only">{owner.name}</span>
    </span>
  ) : (
    <span className="lead-tag">No owner</span>
  )

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => word.slice(0, 1))
    .join('')
    .toUpperCase()
}
