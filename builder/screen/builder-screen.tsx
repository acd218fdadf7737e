import '../builder.css'
import '../sheets.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { peopleQuery } from '#desk/api/queries.ts'
import { useAsked } from '#desk/frame/asked.ts'
import { type MySite, refusalOf, useMe, useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { useTell } from '#desk/frame/undo.tsx'
import { titleOfPage } from '#desk/site-pages/page-rows.ts'
import { Freshness } from '#desk/states/query-state.tsx'
import { timeOf } from '#desk/states/saying.ts'
import type { Catalogue } from '#domain/staff/builder-calls.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { blockOf } from '../model/blocks.ts'
import { PAGE_ROW } from '../model/rows.ts'
import { PageAudit } from '../preview/page-audit.ts'
import { focusRow } from '../tree/focus-row.ts'
import { Builder } from './builder.tsx'
import { type Base, type DocumentAnswer, makePageDraft, pageOf } from './make-draft.ts'
import { type OpenPage, OpenPageContext } from './open-page.ts'
import { PageActions } from './page-actions.ts'
import { catalogueQuery, documentQuery } from './queries.ts'
import { useDraftLife } from './use-draft-life.ts'

/** The page builder: one page of a site. */
export function BuilderScreen() {
  const site = useSite()
  const { page = '' } = useParams({ strict: false })
  const path = `pages/${page}.json`
  const name = titleOfPage(path)
  const document = useQuery(documentQuery(site.slug, path))
  const catalogue = useQuery(catalogueQuery)
  // What another screen asked for may be older than the draft: one's own would seem to be somebody's.
  if (!document.data || !document.isFetchedAfterMount || !catalogue.data)
    return (
      <Screen title={name} site={site.name}>
        <Freshness query={document.error ? document : catalogue} />
        {!document.error && !catalogue.error && (
          <p className="p-4" role="status">
            <Spinner label="Loading the page" />
          </p>
        )}
      </Screen>
    )
  return (
    <OpenedPage
      // Another page is another draft.
      key={`${site.slug} ${path}`}
      site={site}
      name={name}
      path={path}
      document={document.data}
      catalogue={catalogue.data}
    />
  )
}

interface OpenedPageProps {
  readonly site: MySite
  readonly name: string
  readonly path: string
  readonly document: DocumentAnswer
  readonly catalogue: Catalogue
}

/** A draft that somebody saved this short a time ago is being edited. */
const BUSY_MS = 10 * 60_000

function OpenedPage({ site, name, path, document, catalogue }: OpenedPageProps) {
  const me = useMe()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('edit_drafts', site.role, people)
  const [isTaken, setTaken] = useState(() => isBusy(document, me.person.id))
  const [said, announce] = useState('')
  const readOnly =
    refusal ??
    (isTaken && document.by && document.at
      ? `Read only: ${document.by.name} edits since ${timeOf(new Date(document.at))}`
      : undefined)
  const asked = useAsked()
  const tell = useTell()
  const latest = useRef({ tell, isReadOnly: readOnly !== undefined })
  latest.current = { tell, isReadOnly: readOnly !== undefined }
  const [{ open, base }] = useState(() => {
    const base: Base = { n: document.base, template: document.template?.version }
    const template = document.template && pageOf(document.template.value)
    const kinds = new Map(catalogue.blocks.map((block) => [block.name, block]))
    const draft = makePageDraft(site.slug, document, base)
    const actions = new PageActions({
      editor: draft.editor,
      kinds,
      template,
      live: document.live.value && pageOf(document.live.value),
      isReadOnly: () => latest.current.isReadOnly,
      tell: (text, undo) => latest.current.tell(text, undo),
      announce,
      focusRow,
    })
    const { blocks } = draft.editor.state().value
    const chosen = blockOf(blocks, asked.block ?? '') ?? blocks[0]
    draft.editor.select([chosen?.id ?? PAGE_ROW])
    const page = { site: site.slug, path, draft, actions, catalogue, kinds, template }
    const open: OpenPage = { ...page, audit: new PageAudit() }
    return { open, base }
  })
  useDraftLife(open.draft, readOnly !== undefined)
  useEffect(() => {
    // What others saved since; what this window saved itself is known by its version.
    const { version, value, by } = document
    open.draft.see({ version, value: pageOf(value) }, by?.name ?? 'Somebody')
    if (version === 0) base.n = document.live.n
  }, [document, open, base])
  return (
    <OpenPageContext value={open}>
      <Builder
        site={site}
        name={name}
        document={document}
        base={base}
        people={people}
        readOnly={readOnly}
        onTakeOver={refusal === undefined && isTaken ? () => setTaken(false) : undefined}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </OpenPageContext>
  )
}

const isBusy = ({ by, at }: DocumentAnswer, me: string): boolean =>
  by !== undefined &&
  by.id !== me &&
  at !== undefined &&
  Date.now() - new Date(at).getTime() < BUSY_MS
