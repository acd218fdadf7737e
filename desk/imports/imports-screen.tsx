import './imports.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Clock, Upload } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { RecordList, type RecordListRow } from '#staff/ui/record-list/record-list.tsx'
import { importsQuery, peopleQuery } from '../api/queries.ts'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { enterKey, focusRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { whenOf } from '../states/saying.ts'
import { ImportDetail } from './import-detail.tsx'
import { didOf, type Pending, type Run, stateOf } from './import-words.ts'
import { PendingDetail } from './pending-detail.tsx'

const UploadDialog = lazy(async () => ({
  default: (await import('./upload-dialog.tsx')).UploadDialog,
}))

/** The last imports of a site's feeds, what they could not use, and files that wait. WORKSPACE 6. */
export function ImportsScreen() {
  const site = useSite()
  const query = useQuery(importsQuery(site.slug))
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('import_stock', site.role, people)
  const [isUploading, setUploading] = useState(false)
  const navigate = useNavigate({ from: '/staff/$site/imports' })
  useKeys(
    refusal === undefined
      ? [{ keys: 'n', label: 'upload a file', run: () => setUploading(true) }]
      : [],
  )
  return (
    <Screen
      title="Imports"
      site={site.name}
      actions={
        <GuardedButton size="sm" refusal={refusal} onClick={() => setUploading(true)}>
          <Glyph icon={Upload} className="size-4" /> Upload a file <Kbd aria-hidden="true">N</Kbd>
        </GuardedButton>
      }
    >
      <Imports site={site} query={query} />
      {isUploading && query.data && (
        <Suspense>
          <UploadDialog
            site={site.slug}
            runs={query.data.runs}
            mappings={query.data.mappings}
            onUploaded={(pending) => void navigate({ search: { pending }, replace: true })}
            onClose={() => setUploading(false)}
          />
        </Suspense>
      )}
    </Screen>
  )
}

interface ImportsProps {
  readonly site: MySite
  readonly query: ReturnType<typeof useQuery<{ readonly runs: Run[]; readonly pending: Pending[] }>>
}

function Imports({ site, query }: ImportsProps) {
  const { run, pending } = useSearch({ from: '/signed-in/framed/staff/$site/imports' })
  const navigate = useNavigate({ from: '/staff/$site/imports' })
  const openId = pending ?? (run === undefined ? undefined : String(run))
  const now = new Date()
  const { runs = [], pending: files = [] } = query.data ?? {}
  const look = (search: { readonly run?: number; readonly pending?: string }) =>
    void navigate({ search, replace: true })
  const open = (key: string | undefined) => {
    if (key === undefined) look({})
    else look(files.some(({ id }) => id === key) ? { pending: key } : { run: Number(key) })
  }
  const close = () => {
    open(undefined)
    focusRow(openId)
  }
  useKeys([
    ...rowKeys,
    enterKey('open', openId, open),
    ...(openId === undefined ? [] : [{ keys: 'Escape', label: 'close', run: close }]),
  ])
  return (
    <Split
      className="import-split"
      label="Import"
      choose="Choose an import to see what it did."
      detail={
        pending !== undefined ? (
          <PendingDetail
            key={pending}
            site={site}
            id={pending}
            onClose={close}
            onImported={(number) => look({ run: number })}
          />
        ) : run !== undefined ? (
          <ImportDetail key={run} site={site} run={run} onClose={close} />
        ) : undefined
      }
    >
      <KeyRegion>
        <Freshness query={query} />
        <RecordList
          aria-label="Imports"
          opened={openId}
          noRows={
            query.isPending
              ? { state: 'loading', text: 'Loading the imports…' }
              : { state: 'empty', text: 'No feed was imported yet.' }
          }
          onAction={(key) => open(String(key))}
          rows={rowsOf(runs, files, now)}
        />
      </KeyRegion>
    </Split>
  )
}

/** Files that wait first, then what was imported or decided, the newest first. */
function rowsOf(runs: readonly Run[], files: readonly Pending[], now: Date): RecordListRow[] {
  const all = [
    ...files.map((file) => ({
      at: file.at,
      isWaiting: file.ending === undefined,
      id: file.id,
      feed: file.feed,
      detail: stateOf(file),
      icon: file.ending === undefined && file.source === 'refused' ? CircleAlert : Clock,
    })),
    ...runs.map((run) => ({
      at: run.finished,
      isWaiting: false,
      id: String(run.id),
      feed: run.feed,
      detail: didOf(run),
      icon: run.set_aside > 0 ? CircleAlert : CircleCheck,
    })),
  ]
  return all
    .toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.at.localeCompare(a.at))
    .map(({ id, feed, at, detail, icon }) => ({
      id,
      title: `${feed}, ${whenOf(new Date(at), now)}`,
      detail,
      start: <Glyph icon={icon} className="size-4" />,
    }))
}
