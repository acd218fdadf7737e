import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { pendingImportQuery, peopleQuery } from '../api/queries.ts'
import { DetailHead } from '../frame/detail-head.tsx'
import { type MySite, refusalOf } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, sayingOf } from '../states/saying.ts'
import { Counts, FoundInFile, UnreadColumns } from './import-report.tsx'
import { didOf, stateOf } from './import-words.ts'
import { LetThroughDialog } from './let-through-dialog.tsx'
import { Taught } from './taught.tsx'
import { useTeaching } from './use-teaching.tsx'

type PendingAnswer = StaffAnswer<'GET /:site/imports/pending/:pending'>

interface DetailProps {
  readonly site: MySite
  readonly id: string
  readonly onClose: () => void
  /** Opens the run that it became. */
  readonly onImported: (run: number) => void
}

/** A file that waits: why it was refused, what its import would do, and what a person may decide. */
export function PendingDetail({ site, id, onClose, onImported }: DetailProps) {
  const query = useQuery(pendingImportQuery(site.slug, id))
  const { data } = query
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the file" onClose={onClose}>
          {data?.feed ?? 'Import'}
        </DetailHead>
        <Freshness query={query} />
        {query.isPending && <p className="text-ink-2">Reading the file…</p>}
        {data && (
          <>
            <p className="text-ink-2">
              {momentOf(new Date(data.at))}, {data.file}
              {data.by !== undefined && `, uploaded by ${data.by}`}
            </p>
            <Decision site={site} pending={data} onClose={onClose} onImported={onImported} />
            {data.would && <Counts report={data.would} isTried />}
          </>
        )}
      </section>
      {data?.would && <FoundInFile site={site} mapping={data.mapping} report={data.would} />}
      {data?.unread_columns && (
        <Headings site={site} mapping={data.mapping} columns={data.unread_columns} />
      )}
    </>
  )
}

interface HeadingsProps {
  readonly site: MySite
  readonly mapping: string
  readonly columns: NonNullable<PendingAnswer['unread_columns']>
}

/** The columns of a file that lacks one: which of them it is can be taught. */
function Headings({ site, mapping, columns }: HeadingsProps) {
  const teaching = useTeaching(site, mapping)
  return (
    <>
      <UnreadColumns columns={columns} teaching={teaching} />
      <Taught site={site} mapping={mapping} />
      {teaching?.dialog}
    </>
  )
}

interface DecisionProps extends Omit<DetailProps, 'id'> {
  readonly pending: PendingAnswer
}

/** What there is to say of a file, and the buttons that decide it. */
function Decision({ site, pending, onClose, onImported }: DecisionProps) {
  const tell = useTell()
  const queries = useQueryClient()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { id, feed, state, refusal, would, stock_version } = pending
  const params = { site: site.slug, pending: id }
  const refresh = () => queries.invalidateQueries({ queryKey: ['imports', site.slug] })
  const release = async (reason: string) => {
    const body = { stock_version, reason }
    const { run } = await call('POST /:site/imports/pending/:pending/import', { params, body })
    tell(`The file is imported: ${would ? didOf(would).toLowerCase() : feed}.`)
    onImported(run)
    await refresh()
  }
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      setFailure(undefined)
      await work()
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      setFailure(sayingOf(cause))
      await refresh()
    }
  }
  const discard = attempt(async () => {
    await call('POST /:site/imports/pending/:pending/discard', { params })
    tell('The file is thrown away.')
    onClose()
    await refresh()
  })
  const guard = refusalOf('import_stock', site.role, people)
  const throughGuard = refusalOf('let_imports_through', site.role, people)
  return (
    <>
      <Notice tone={state === 'ready' || state === 'ended' ? 'info' : 'error'} className="mt-3 p-3">
        <p>
          <b>{titles[state](pending)}</b> {refusal}
        </p>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {state !== 'ended' && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {state === 'ready' && (
              <GuardedButton size="sm" refusal={guard} onClick={attempt(() => release(''))}>
                Import it
              </GuardedButton>
            )}
            {state === 'implausible' && (
              <GuardedButton
                size="sm"
                variant="outline"
                refusal={throughGuard}
                onClick={() => setAsking(true)}
              >
                Let it through once…
              </GuardedButton>
            )}
            <GuardedButton size="sm" variant="ghost" refusal={guard} onClick={discard}>
              Throw it away
            </GuardedButton>
          </div>
        )}
      </Notice>
      {isAsking && would && (
        <LetThroughDialog
          feed={feed}
          would={would}
          onSend={release}
          onClose={() => {
            setAsking(false)
            // What was refused may be out of date.
            void refresh()
          }}
        />
      )}
    </>
  )
}

const titles: Readonly<Record<PendingAnswer['state'], (pending: PendingAnswer) => string>> = {
  ready: () => 'Nothing has changed yet. This is what would.',
  implausible: ({ source }) =>
    source === 'refused'
      ? 'This import was refused; nothing changed.'
      : 'This file would be refused; nothing changed.',
  unusable: () => 'This file cannot be imported; nothing changed.',
  ended: (pending) => `${stateOf(pending)}.`,
}
