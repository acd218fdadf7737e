import '../builder.css'
import '../sheets.ts'
import './history.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, RotateCcw } from 'lucide'
import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { peopleQuery } from '#desk/api/queries.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { DeskForm, TextField } from '#desk/form/desk-form.tsx'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { momentOf, whenOf } from '#desk/states/saying.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { pageOf } from '../screen/make-draft.ts'
import { catalogueQuery, historyQuery, revisionQuery } from '../screen/queries.ts'
import { SentenceList } from './sentence-list.tsx'
import { sentencesOf } from './sentences.ts'

type Revision = StaffAnswer<'GET /:site/history'>['revisions'][number]

/** The revisions of a page: what each changed, and the way back to it. */
export function HistoryScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const { page = '' } = useParams({ strict: false })
  const { n: shown } = useSearch({ strict: false })
  const path = `pages/${page}.json`
  const query = useQuery(historyQuery(site.slug, path))
  const revisions = query.data?.revisions ?? []
  const n = typeof shown === 'number' ? shown : (revisions[0]?.n ?? 0)
  const live = revisions[0]?.n ?? 0
  const choose = (next: number) => void navigate({ to: '.', search: { n: next }, replace: true })
  const step = (by: number) => {
    const all = [...revisions.map((revision) => revision.n), 0]
    const next = all[Math.min(all.length - 1, Math.max(0, all.indexOf(n) + by))]
    if (next !== undefined) choose(next)
  }
  useKeys([
    { keys: 'j', label: 'earlier', run: () => step(1) },
    { keys: 'k', label: 'later', run: () => step(-1) },
    {
      keys: 'Escape',
      label: 'builder',
      run: () => void navigate({ to: '/builder/$site/$page', params: { site: site.slug, page } }),
    },
  ])
  return (
    <Screen
      title={`History of ${capital(page)}`}
      site={site.name}
      actions={
        <Link
          to="/builder/$site/$page"
          params={{ site: site.slug, page }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Glyph icon={ArrowLeft} className="size-4" /> Builder
        </Link>
      }
    >
      <div className="desk-split history" data-open>
        <div data-detail>
          <Freshness query={query} />
          <ol className="history-list" aria-label="Revisions">
            {[...revisions, undefined].map((revision) => (
              <li key={revision?.n ?? 0}>
                <button
                  type="button"
                  aria-current={n === (revision?.n ?? 0)}
                  onClick={() => choose(revision?.n ?? 0)}
                >
                  <Entry revision={revision} isLive={live === (revision?.n ?? 0)} />
                </button>
              </li>
            ))}
          </ol>
        </div>
        {query.data && (
          <OneRevision
            key={n}
            path={path}
            n={n}
            live={live}
            revision={revisions.find((each) => each.n === n)}
          />
        )}
      </div>
    </Screen>
  )
}

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

const sources: Readonly<Record<Revision['source'], string>> = {
  publish: '',
  rollback: 'Rollback',
  import: 'Import',
  sites: 'Many sites',
}

interface EntryProps {
  /** Undefined for the file that the site ships with. */
  readonly revision: Revision | undefined
  readonly isLive: boolean
}

function Entry({ revision, isLive }: EntryProps) {
  const source = revision && sources[revision.source]
  return (
    <>
      <span className="history-number">{revision?.n ?? 0}</span>
      <span>
        <b>{revision ? revision.message || 'Without a message' : 'The file of the site'}</b>
        {revision && (
          <small title={momentOf(new Date(revision.at))}>
            {whenOf(new Date(revision.at), new Date())}
            {revision.by && ` · ${revision.by.name}`}
          </small>
        )}
      </span>
      {isLive && <Badge tone="soft">Live</Badge>}
      {source && <Badge>{source}</Badge>}
    </>
  )
}

interface OneRevisionProps {
  readonly path: string
  readonly n: number
  readonly live: number
  readonly revision: Revision | undefined
}

function OneRevision({ path, n, live, revision }: OneRevisionProps) {
  const site = useSite()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('publish', site.role, people)
  const [isAsking, setAsking] = useState(false)
  const catalogue = useQuery(catalogueQuery)
  const now = useQuery(revisionQuery(site.slug, path, n))
  const before = useQuery({ ...revisionQuery(site.slug, path, Math.max(0, n - 1)), enabled: n > 0 })
  const kinds = new Map(catalogue.data?.blocks.map((block) => [block.name, block]))
  const [is, was] = [now.data?.value, before.data?.value]
  const mayPutBack = n !== live && refusal === undefined
  useKeys(mayPutBack ? [{ keys: 'b', label: 'put back', run: () => setAsking(true) }] : [])
  return (
    <section aria-label={n === 0 ? 'The file of the site' : `Revision ${n}`} data-region>
      <div className="history-head">
        <div>
          <h2>{n === 0 ? 'The file of the site' : `Revision ${n}`}</h2>
          {revision && (
            <p>
              {momentOf(new Date(revision.at))}
              {revision.by && `, ${revision.by.name}`}
            </p>
          )}
        </div>
        {n !== live && (
          <GuardedButton
            size="sm"
            variant="outline"
            refusal={refusal}
            onClick={() => setAsking(true)}
          >
            <Glyph icon={RotateCcw} className="size-4" /> Put this back…
          </GuardedButton>
        )}
      </div>
      <Freshness query={now.error ? now : before} />
      {n > 0 && is && was && (
        <SentenceList
          sentences={sentencesOf(pageOf(was), pageOf(is), kinds)}
          none={`It does not differ from revision ${n - 1}.`}
        />
      )}
      {n > 0 && now.data && before.data && !(is && was) && (
        <p className="p-4">{is ? 'The page was made.' : 'The page was taken away.'}</p>
      )}
      <Notice className="m-4 p-2">
        Putting an old revision back publishes its text as a new revision, {live + 1}. Nothing is
        deleted. If the template has changed since, its changes stay.
      </Notice>
      {isAsking && <PutBack path={path} n={n} next={live + 1} onClose={() => setAsking(false)} />}
    </section>
  )
}

interface PutBackProps {
  readonly path: string
  readonly n: number
  readonly next: number
  readonly onClose: () => void
}

function PutBack({ path, n, next, onClose }: PutBackProps) {
  const site = useSite()
  const queries = useQueryClient()
  const tell = useTell()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const send = async ({ message = '' }: Readonly<Record<string, string>>) => {
    const answer = await call('POST /:site/rollback', {
      params: { site: site.slug },
      body: { path, n, message },
    })
    if (!answer.published || answer.n === undefined) {
      const [first] = answer.published ? [] : (answer.problems ?? [])
      setFault(first?.message ?? 'it was refused')
      return
    }
    await queries.invalidateQueries({ queryKey: ['history', site.slug, path] })
    onClose()
    void navigate({ to: '.', search: { n: answer.n }, replace: true })
    tell(`Revision ${n} is live again, as revision ${answer.n}.`)
  }
  return (
    <DeskDialog
      title={n === 0 ? 'Put the file of the site back' : `Put revision ${n} back`}
      description={`Its text is published as revision ${next}.`}
      onClose={onClose}
    >
      {fault !== undefined && (
        <Notice tone="error" role="alert" className="p-2">
          It cannot be live as it is today: {fault}.
        </Notice>
      )}
      <DeskForm submit="Put it back" busy="Publishing…" onSend={send}>
        <TextField
          name="message"
          label="For the history"
          defaultValue={n === 0 ? 'Back to the file' : `Back to revision ${n}`}
          maxLength={500}
          autoFocus
        />
      </DeskForm>
    </DeskDialog>
  )
}
