import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import type { RecordColumn } from '#staff/ui/record-table/record-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { auditEntryQuery, auditQuery, peopleQuery } from '../api/queries.ts'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { noRowsOf, Records } from '../frame/records.tsx'
import { enterKey, fieldKey, focusRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
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
  const listed = entries.find(({ n }) => n === openN)
  const isElsewhere = openN !== undefined && !query.isPending && !listed
  const elsewhere = useQuery({ ...auditEntryQuery(site.slug, openN ?? 0), enabled: isElsewhere })
  const opened = listed ?? (isElsewhere ? elsewhere.data : undefined)
  const openKey = openN === undefined ? undefined : String(openN)
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
    focusRow(openKey)
  }
  useKeys([
    ...rowKeys,
    enterKey('open', openKey, (key) => open(Number(key))),
    fieldKey('f', 'filter', filter),
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
      <Split
        label="Entry"
        choose="Choose an entry to see all of it."
        detail={opened ? <AuditEntry entry={opened} names={names} onClose={back} /> : undefined}
      >
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
      </Split>
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
  const now = new Date()
  const none = isFiltered ? 'This person has done nothing here yet.' : 'Nothing was done here yet.'
  return (
    <Records
      label="Audit log"
      rows={entries.map((entry) => ({ ...entry, id: String(entry.n) }))}
      noRows={noRowsOf(isLoading, 'log', none)}
      columns={columnsOf(now, names)}
      lines={(entry) => ({
        title: `${whoOf(entry)} ${didOf(entry)}`,
        detail: [toOf(entry, names), whenOf(new Date(entry.at), now)].filter(Boolean).join(' · '),
      })}
      onOpen={(n) => onOpen(Number(n))}
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
