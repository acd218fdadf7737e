import '../builder.css'
import '../sheets.ts'
import './history.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { titleOfPage } from '#desk/site-pages/page-rows.ts'
import { Freshness } from '#desk/states/query-state.tsx'
import { momentOf, whenOf } from '#desk/states/saying.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import { documentQuery, historyQuery } from '../screen/queries.ts'
import { OneVersion } from './one-version.tsx'
import {
  type Origin,
  originOf,
  type Revision,
  titleOfVersion,
  type Version,
  versionsOf,
} from './revisions.ts'

/** The versions of a document: what each changed, how it looked, and the way back to it. */
export function HistoryScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const { page } = useParams({ strict: false })
  const { n: asked, path: given = 'site.json' } = useSearch({ strict: false })
  const path = page === undefined ? String(given) : `pages/${page}.json`
  const history = useQuery(historyQuery(site.slug, path))
  const document = useQuery(documentQuery(site.slug, path))
  const { revisions = [], origin: cameWith = 'nothing' } = history.data ?? {}
  const origin = originOf(path, { origin: cameWith })
  const versions = document.data ? versionsOf(document.data, revisions) : []
  const isAsked = (version: Version) => version === asked
  const live = document.data?.live.n ?? 0
  const shown = versions.find(isAsked) ?? versions.find((each) => each === live) ?? versions[0]
  const choose = (n: Version) =>
    void navigate({ to: '.', search: (now) => ({ ...now, n }), replace: true })
  const edit = () => void navigate(editorOf(site.slug, path, page))
  const step = (by: number) => {
    const at = shown === undefined ? 0 : versions.indexOf(shown)
    const next = versions[Math.min(versions.length - 1, Math.max(0, at + by))]
    if (next !== undefined) choose(next)
  }
  useKeys([
    { keys: 'j', label: 'earlier', run: () => step(1) },
    { keys: 'k', label: 'later', run: () => step(-1) },
    { keys: 'Escape', label: page === undefined ? 'back' : 'builder', run: edit },
  ])
  return (
    <Screen
      title={`History of ${titleOf(path, page)}`}
      site={site.name}
      actions={
        <Button variant="outline" size="sm" onClick={edit}>
          <Glyph icon={ArrowLeft} className="size-4" /> {page === undefined ? 'Back' : 'Builder'}
        </Button>
      }
    >
      <div className="desk-split history">
        <div>
          <Freshness query={history.error ? history : document} />
          <ol className="history-list" aria-label="Revisions">
            {versions.map((version) => (
              <li key={version}>
                <button
                  type="button"
                  aria-current={version === shown}
                  onClick={() => choose(version)}
                >
                  <Entry
                    version={version}
                    origin={origin}
                    document={document.data}
                    revision={revisions.find(({ n }) => n === version)}
                    isLive={version === live && document.data?.live.value !== undefined}
                  />
                </button>
              </li>
            ))}
          </ol>
        </div>
        {document.data && history.data && shown !== undefined && (
          <OneVersion
            key={shown}
            version={shown}
            versions={versions}
            origin={origin}
            document={document.data}
            revision={revisions.find(({ n }) => n === shown)}
            refusal={refusalOf(path === 'site.json' ? 'publish_site' : 'publish', site.role)}
            mayEdit={refusalOf('edit_drafts', site.role) === undefined}
            onDraft={edit}
          />
        )}
      </div>
    </Screen>
  )
}

/** Where a document is edited. */
function editorOf(site: string, path: string, page: string | undefined) {
  if (page !== undefined) return { to: '/builder/$site/$page', params: { site, page } } as const
  if (path === 'site.json') return { to: '/builder/$site/theme', params: { site } } as const
  const [, name = ''] = /^content\/(.+)$/.exec(path) ?? []
  const search = name.endsWith('.json')
    ? { collection: name.replace(/\.json$/, '') }
    : { file: name }
  return { to: '/staff/$site/content', params: { site }, search } as const
}

const titleOf = (path: string, page: string | undefined): string => {
  if (page !== undefined) return titleOfPage(page)
  return path === 'site.json' ? 'the theme' : path.replace(/^content\/|\.json$/g, '')
}

const sources: Readonly<Record<Revision['source'], string>> = {
  publish: '',
  rollback: 'Put back',
  import: 'Import',
  sites: 'Many sites',
}

interface EntryProps {
  readonly version: Version
  readonly origin: Origin
  readonly document: DocumentAnswer | undefined
  readonly revision: Revision | undefined
  readonly isLive: boolean
}

function Entry({ version, origin, document, revision, isLive }: EntryProps) {
  const source = revision && sources[revision.source]
  const { at, by } = revision ?? (version === 'draft' && document ? document : {})
  return (
    <>
      <span className="history-number">{version === 'draft' ? '·' : version}</span>
      <span>
        <b>{titleOfEntry(version, origin, revision)}</b>
        {at !== undefined && (
          <small title={momentOf(new Date(at))}>
            {whenOf(new Date(at), new Date())}
            {by && ` · ${by.name}`}
          </small>
        )}
      </span>
      {version === 'draft' && <Badge tone="soft">Draft</Badge>}
      {isLive && <Badge tone="soft">Live</Badge>}
      {source && <Badge>{source}</Badge>}
    </>
  )
}

const titleOfEntry = (version: Version, origin: Origin, revision?: Revision): string => {
  if (version === 'draft') return 'Draft, not published'
  return revision ? revision.message || 'Without a message' : titleOfVersion(version, origin)
}
