import './document.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { History } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { Draft } from '../model/draft.ts'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import { documentQuery, freshDocument } from '../screen/queries.ts'
import { saveWords } from '../screen/save-words.ts'
import { UndoButtons } from '../screen/undo-buttons.tsx'
import { useDraftLife } from '../screen/use-draft-life.ts'
import { useStore } from '../screen/use-store.ts'
import { DocumentConflicts } from './document-conflicts.tsx'
import { makeDocumentDraft } from './make-document.ts'
import type { JsonDocument } from './merge-documents.ts'
import { focusNextProblem } from './next-problem.ts'
import { PublishButton } from './publish-button.tsx'

export interface DocumentScreenProps {
  readonly title: string
  /** The document's path in the folder of its site. */
  readonly path: string
  /** Why it cannot be published, beside what the server finds: in the value that is edited now. */
  readonly faultOf?: (value: JsonDocument) => string | undefined
  readonly children: (draft: Draft<JsonDocument>) => ReactNode
}

/** A screen that edits one document: its draft saves itself, and is published from the bar. */
export function DocumentScreen({ title, path, faultOf, children }: DocumentScreenProps) {
  const site = useSite()
  const query = useQuery(documentQuery(site.slug, path))
  // As in the page builder.
  if (!query.data || !query.isFetchedAfterMount)
    return (
      <Screen title={title} site={site.name}>
        <Freshness query={query} />
      </Screen>
    )
  return (
    <OpenDocument key={path} title={title} document={query.data} {...(faultOf && { faultOf })}>
      {children}
    </OpenDocument>
  )
}

interface OpenDocumentProps extends Omit<DocumentScreenProps, 'path'> {
  readonly document: DocumentAnswer
}

function OpenDocument({ title, document, faultOf, children }: OpenDocumentProps) {
  const site = useSite()
  const isReadOnly = refusalOf('edit_drafts', site.role) !== undefined
  const [base] = useState(() => ({ n: document.base, template: undefined }))
  const [draft] = useState(() => makeDocumentDraft(site.slug, document, base))
  const { save, problems, other } = useStore(draft, (state) => state)
  const { value, past, future } = useStore(draft.editor, (state) => state)
  useEffect(() => {
    const { version, value: theirs, by } = document
    if (version > draft.version) draft.see({ version, value: theirs }, by?.name ?? 'Somebody')
  }, [document, draft])
  // Before it stops: what is not saved yet goes to the server, and is in the browser until then.
  useEffect(() => () => void draft.flush(), [draft])
  useDraftLife(draft, isReadOnly)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tell = useTell()
  const history = () =>
    void navigate({
      to: '/staff/$site/history',
      params: { site: site.slug },
      search: { path: document.path },
    })
  /** Goes on from what the server has now. */
  async function lookAgain(): Promise<void> {
    const fresh = await freshDocument(queries, site.slug, document.path)
    base.n = fresh.base
    draft.restart(fresh)
  }
  useKeys([
    ...(past.length > 0
      ? [{ keys: 'Mod+z', label: 'undo', run: () => void draft.editor.undo() }]
      : []),
    ...(future.length > 0
      ? [{ keys: 'Mod+Shift+Z', label: 'redo', run: () => void draft.editor.redo() }]
      : []),
    {
      keys: 'Mod+s',
      label: 'save now',
      run: () => (save.kind === 'saved' ? tell('Everything is saved.') : void draft.flush()),
    },
    ...(problems.length > 0 ? [{ keys: 'F8', label: 'next problem', run: focusNextProblem }] : []),
    { keys: 'h', label: 'history', run: history },
  ])
  const errors = problems.filter(({ level }) => level === 'error')
  const fault =
    faultOf?.(value) ??
    (errors.length > 0
      ? `${errors.length} ${errors.length === 1 ? 'thing' : 'things'} to fix before publishing`
      : undefined)
  return (
    <Screen
      title={title}
      site={site.name}
      sub={
        <span className="document-state">
          {draft.version > 0 && <Badge>Draft</Badge>}
          <span role="status" data-save={save.kind}>
            {saveWords(save)}
          </span>
          {other !== undefined && <span>Changed by {other} too: merged</span>}
        </span>
      }
      actions={
        <>
          {fault !== undefined && <span className="document-fault">{fault}</span>}
          <UndoButtons
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            onUndo={() => void draft.editor.undo()}
            onRedo={() => void draft.editor.redo()}
          />
          <Button size="sm" variant="outline" onClick={history}>
            <Glyph icon={History} className="size-4" /> History
          </Button>
          <PublishButton
            title={title}
            draft={draft}
            document={document}
            base={base}
            fault={fault}
            onPublished={lookAgain}
          />
        </>
      }
    >
      <DocumentConflicts draft={draft} />
      {children(draft)}
    </Screen>
  )
}
