import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { useNarrow } from '../frame/use-narrow.ts'
import {
  dayName,
  isEntry,
  type Moving,
  placeName,
  stateOf,
  type Week,
  whatOf,
  whenName,
  whoOf,
} from './calendar-week.ts'

export interface EntryListProps {
  readonly week: Week
  readonly onOpen: (id: string) => void
}

/** The same week as a list: a table, on a phone rows of two lines. */
export function EntryList({ week, onOpen }: EntryListProps) {
  const isNarrow = useNarrow()
  const rows = rowsOf(week)
  const noRows = { state: 'empty', text: 'Nothing is booked in this week.' } as const
  const open = (key: string | number) => onOpen(String(key))
  if (isNarrow)
    return (
      <RecordList
        aria-label="Week"
        noRows={noRows}
        onAction={open}
        rows={rows.map(({ id, when, who, what, place, state }) => ({
          id,
          title: `${when} ${who}`,
          detail: [what, place, state].filter(Boolean).join(' · '),
        }))}
      />
    )
  return (
    <RecordTable
      aria-label="Week"
      columns={columns}
      rows={rows}
      noRows={noRows}
      onRowAction={open}
    />
  )
}

interface Row {
  readonly id: string
  readonly when: string
  readonly who: string
  readonly what: string
  readonly place: string
  readonly state: string
}

function rowsOf(week: Week): readonly Row[] {
  const sorted = [...week.entries, ...week.wishes].toSorted((a, b) =>
    sortKey(a).localeCompare(sortKey(b)),
  )
  return sorted.map((each) => rowOf(each, week))
}

const sortKey = (each: Moving): string => (isEntry(each) ? each.at : each.day)

const rowOf = (each: Moving, week: Week): Row => ({
  id: each.id,
  when: isEntry(each) ? whenName(each.at) : dayName(each.day),
  who: whoOf(each),
  what: isEntry(each) ? whatOf(each) : each.services.join(', ') || 'Service',
  place: each.location === undefined ? '' : placeName(week, each.location),
  state: isEntry(each) ? stateOf(each) : 'Wants a time',
})

const columns: readonly RecordColumn<Row>[] = [
  { id: 'when', title: 'When', cell: ({ when }) => when },
  { id: 'who', title: 'Who', cell: ({ who }) => who, isRowHeader: true },
  { id: 'what', title: 'What', cell: ({ what }) => what },
  { id: 'place', title: 'Where', cell: ({ place }) => place },
  { id: 'state', title: 'State', cell: ({ state }) => state },
]
