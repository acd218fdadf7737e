import { Circle, CircleDot, CircleOff, Plus } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { RecordColumn } from '#staff/ui/record-table/record-table.tsx'
import { noRowsOf, Records } from '../frame/records.tsx'
import { useNarrow } from '../frame/use-narrow.ts'
import { momentOf, whenOf } from '../states/saying.ts'
import { type PageRow, sourceOf } from './page-rows.ts'

export interface PageListProps {
  readonly rows: readonly PageRow[]
  readonly isLoading: boolean
  readonly me: string
  readonly onOpen: (path: string) => void
}

/** The pages of a site: a table, on a phone a list. */
export function PageList({ rows, isLoading, me, onOpen }: PageListProps) {
  const now = new Date()
  // Beside what is open there is no room for columns that say little.
  const left = new Set([
    ...(useNarrow(1500) ? ['by'] : []),
    ...(rows.some(({ problems }) => problems.length > 0) ? [] : ['notes']),
  ])
  return (
    <Records
      label="Pages"
      rows={rows}
      noRows={noRowsOf(isLoading, 'pages', 'No page fits these filters.')}
      columns={columnsOf(me, now).filter(({ id }) => !left.has(id))}
      lines={(row) => ({
        title: row.title,
        detail: [row.route, sourceOf(row), draftOf(row, me, now), notesOf(row)]
          .filter(Boolean)
          .join(' · '),
      })}
      onOpen={onOpen}
    />
  )
}

const columnsOf = (me: string, now: Date): readonly RecordColumn<PageRow>[] => [
  { id: 'page', title: 'Page', cell: ({ title }) => <b>{title}</b> },
  { id: 'route', title: 'Address', cell: ({ route }) => <code>{route}</code> },
  { id: 'source', title: 'Where it comes from', cell: (row) => <Source row={row} /> },
  {
    id: 'draft',
    title: 'Draft',
    cell: (row) => row.draft && <span className="page-tag">{draftOf(row, me, now)}</span>,
  },
  { id: 'live', title: 'Live since', cell: (row) => <Live row={row} now={now} /> },
  { id: 'by', title: 'By', cell: ({ live, off }) => (live ?? off)?.by?.name ?? '–' },
  { id: 'notes', title: 'Notes', cell: (row) => <Notes row={row} /> },
]

const marks = { template: Circle, changes: CircleDot, own: Plus } as const

/** Where a page comes from: a glyph and words, violet where it was made here. */
export const Source = ({ row }: { readonly row: PageRow }) => (
  <span className="page-source" data-source={row.off ? 'off' : row.source}>
    <Glyph icon={row.off ? CircleOff : marks[row.source]} className="size-4" /> {sourceOf(row)}
  </span>
)

function draftOf({ draft, live, off }: PageRow, me: string, now: Date): string {
  if (!draft) return ''
  const whose = draft.by?.id === me ? 'Yours' : (draft.by?.name ?? 'A draft')
  const when = whenOf(new Date(draft.at), now)
  return live || off ? `${whose}, ${when}` : `Never published; ${whose}, ${when}`
}

function Live({ row: { live, off }, now }: { readonly row: PageRow; readonly now: Date }) {
  if (off) return <span className="text-ink-2">Off since {whenOf(new Date(off.at), now)}</span>
  if (!live) return '–'
  if (live.at === undefined)
    return <span className="whitespace-nowrap text-ink-2">As delivered</span>
  const at = new Date(live.at)
  return (
    <>
      <time dateTime={live.at} title={momentOf(at)}>
        {whenOf(at, now)}
      </time>
      , rev. {live.revision}
    </>
  )
}

/** "1 problem in the draft", "2 warnings"; nothing where all is well. */
function notesOf({ draft, problems }: PageRow): string {
  const errors = problems.filter(({ level }) => level === 'error').length
  const [count, word] = errors > 0 ? [errors, 'problem'] : [problems.length, 'warning']
  if (count === 0) return ''
  return `${count} ${word}${count === 1 ? '' : 's'}${draft ? ' in the draft' : ''}`
}

function Notes({ row }: { readonly row: PageRow }) {
  const words = notesOf(row)
  if (words === '') return null
  const isBad = row.problems.some(({ level }) => level === 'error')
  return (
    <span className="page-tag" data-tone={isBad ? 'bad' : 'warn'}>
      {words}
    </span>
  )
}
