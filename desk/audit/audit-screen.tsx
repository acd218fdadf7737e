import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { auditQuery, peopleQuery } from '../api/queries.ts'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { focusedRow, isOnRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { useNarrow } from '../frame/use-narrow.ts'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, whenOf } from '../states/saying.ts'
import { AuditEntry } from './audit-entry.tsx'
import { didOf, type Entry, type Names, toOf, whoOf } from './entry-words.ts'

/** What people did at a site, the newest first. */
export function AuditScreen() {
  const site = useSite()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('see_audit', site.role, people)
  return (
    <Screen title="Audit log" site={site.name} sub="Nobody can change or delete an entry.">
      {refusal === undefined ? (
        <Log site={site} people={people} />
      ) : (
        <Notice className="m-4">{refusal}</Notice>
      )}
    </Screen>
  )
}

interface LogProps {
  readonly site: MySite
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

function Log({ site, people }: LogProps) {
  const { person, entry: openN } = useSearch({ from: '/signed-in/framed/staff/$site/audit' })
  const navigate = useNavigate({ from: '/staff/$site/audit' })
  const query = useInfiniteQuery(auditQuery(site.slug, person))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const opened = entries.find(({ n }) => n === openN)
  const names: Names = new Map(people.map(({ id, name }) => [id, name]))
  const filter = useRef<HTMLSelectElement>(null)
  const filterId = useId()
  const open = (n: number | undefined) =>
    void navigate({
      search: {
        ...(person !== undefined && { person }),
        ...(n !== undefined && { entry: n }),
      },
      replace: true,
    })
  const back = () => {
    open(undefined)
    // On a phone the list was not drawn meanwhile.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-key="${openN}"]`)?.focus(),
    )
  }
  useKeys([
    ...rowKeys,
    {
      keys: 'Enter',
      label: 'open',
      works: isOnRow,
      run: () => open(Number(focusedRow())),
    },
    { keys: 'f', label: 'filter', run: () => filter.current?.focus() },
    ...(opened ? [{ keys: 'Escape', label: 'close the entry', run: back }] : []),
  ])
  return (
    <>
      <div className="desk-filters">
        <Field id={filterId} label="Person" className="filter">
          {(control) => (
            <Select
              {...control}
              ref={filter}
              value={person ?? ''}
              onChange={({ currentTarget: { value } }) =>
                void navigate({ search: value === '' ? {} : { person: value } })
              }
            >
              <option value="">Anyone</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="desk-split" data-open={opened ? '' : undefined}>
        <KeyRegion>
          <Freshness query={query} />
          <Entries
            entries={entries}
            names={names}
            isLoading={query.isPending}
            isFiltered={person !== undefined}
            onOpen={open}
          />
          {query.hasNextPage && (
            <Button
              variant="outline"
              size="sm"
              className="m-4"
              aria-disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading…' : 'Older entries'}
            </Button>
          )}
        </KeyRegion>
        <aside aria-label="Entry" data-region data-detail>
          {opened ? (
            <AuditEntry entry={opened} names={names} onClose={back} />
          ) : (
            <p className="desk-section text-ink-2">Choose an entry to see all of it.</p>
          )}
        </aside>
      </div>
    </>
  )
}

interface EntriesProps {
  readonly entries: readonly Entry[]
  readonly names: Names
  readonly isLoading: boolean
  readonly isFiltered: boolean
  readonly onOpen: (n: number) => void
}

function Entries({ entries, names, isLoading, isFiltered, onOpen }: EntriesProps) {
  const isNarrow = useNarrow()
  const now = new Date()
  const none = isFiltered ? 'This person has done nothing here yet.' : 'Nothing was done here yet.'
  const noRows = isLoading
    ? ({ state: 'loading', text: 'Loading the log…' } as const)
    : ({ state: 'empty', text: none } as const)
  const rows = entries.map((entry) => ({ ...entry, id: String(entry.n) }))
  const open = (key: string | number) => onOpen(Number(key))
  if (isNarrow)
    return (
      <RecordList
        aria-label="Audit log"
        noRows={noRows}
        onAction={open}
        rows={rows.map((entry) => ({
          id: entry.id,
          title: `${whoOf(entry)} ${didOf(entry)}`,
          detail: [toOf(entry, names), whenOf(new Date(entry.at), now)].filter(Boolean).join(' · '),
        }))}
      />
    )
  return (
    <RecordTable
      aria-label="Audit log"
      columns={columnsOf(now, names)}
      rows={rows}
      noRows={noRows}
      onRowAction={open}
    />
  )
}

const columnsOf = (
  now: Date,
  names: Names,
): readonly RecordColumn<Entry & { readonly id: string }>[] => [
  {
    id: 'at',
    title: 'When',
    cell: ({ at }) => (
      <time dateTime={at} title={momentOf(new Date(at))} className="text-ink-2">
        {whenOf(new Date(at), now)}
      </time>
    ),
  },
  { id: 'who', title: 'Who', cell: whoOf, isRowHeader: true },
  { id: 'did', title: 'Did', cell: didOf },
  {
    id: 'to',
    title: 'To',
    cell: (entry) => <span className="text-ink-2">{toOf(entry, names)}</span>,
  },
  { id: 'from', title: 'From', cell: ({ client }) => <code>{client ?? '–'}</code> },
]
