import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import './compose.css'
import { demoSite } from '../pages/demo-site.ts'
import { tenantNames, tenantSite } from '../tenants.ts'
import { Choice } from './choice.tsx'
import { ComposeActions } from './compose-actions.tsx'
import type { ComposeDraft } from './draft-link.ts'
import { goTo, jsonEditor, showProblems } from './json-editor.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { faultsOf, ProblemList, statusText } from './problem-list.tsx'
import { usePreview } from './use-preview.ts'

/** Widths of the preview's window, in pixels; 0 is all the room there is. */
const widths = { '390': 'Phone (390)', '768': 'Tablet (768)', '1280': 'Desktop (1280)', '0': 'Fit' }

const keyOf = ({ tenant, name }: Pick<ComposeDraft, 'tenant' | 'name'>) => `${tenant}/${name}`

/** The dealer's page as it is in the project; of a page that the dealer lacks, the home page. */
export function savedDraft(tenant: string, name: string): ComposeDraft {
  const { files } = demoSite(tenant)
  const known = files.has(name) ? name : 'home'
  return { tenant, name: known, text: files.get(known)?.text ?? '' }
}

interface ComposeProps {
  readonly start: ComposeDraft
  /** The address had a draft that could not be read. */
  readonly isLinkBroken?: boolean
}

/** A page's JSON beside the page that it makes. */
export function Compose({ start, isLinkBroken = false }: ComposeProps) {
  const [draft, setDraft] = useState(start)
  const [width, setWidth] = useState(() => (innerWidth < 992 ? '390' : '1280'))
  // Edits of other pages, which are there when one returns to them.
  const edits = useRef(new Map<string, string>())
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const preview = usePreview(draft)
  const { tenant, name } = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once
  useEffect(() => {
    if (!place.current) return
    const view = jsonEditor({
      parent: place.current,
      text: start.text,
      label: 'JSON of the page',
      describedBy: 'compose-keys',
      onChange: (text) => setDraft((before) => ({ ...before, text })),
    })
    editor.current = view
    return () => view.destroy()
  }, [])
  useEffect(() => {
    if (editor.current) showProblems(editor.current, preview.problems)
  }, [preview.problems])

  function open(next: ComposeDraft): void {
    edits.current.set(keyOf(draft), draft.text)
    setDraft(next)
    const view = editor.current
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next.text } })
  }
  function choose(nextTenant: string, nextName: string): void {
    const saved = savedDraft(nextTenant, nextName)
    open({ ...saved, text: edits.current.get(keyOf(saved)) ?? saved.text })
  }

  return (
    <main className="compose">
      <header className="compose-bar">
        <h1 className="text-lg font-semibold">Compose a page</h1>
        <Choice
          id="compose-dealer"
          label="Dealer"
          value={tenant}
          options={tenantNames.map((slug) => [slug, tenantSite(slug).name])}
          onChoose={(next) => choose(next, name)}
        />
        <Choice
          id="compose-page"
          label="Page"
          value={name}
          options={[...demoSite(tenant).files.keys()].sort().map((each) => [each, each])}
          onChoose={(next) => choose(tenant, next)}
        />
        <Choice
          id="compose-width"
          label="Width of the preview"
          value={width}
          options={Object.entries(widths)}
          onChoose={setWidth}
        />
        <ComposeActions
          draft={draft}
          faults={faultsOf(preview)}
          onReset={() => open(savedDraft(tenant, name))}
        />
      </header>
      <section className="compose-text" aria-label="Text">
        {isLinkBroken && (
          <Notice tone="warning">
            The draft in this link cannot be read; the end of the link may be missing. Ask for it
            again.
          </Notice>
        )}
        <div ref={place} className="compose-editor" />
        <p id="compose-keys" className="text-sm text-ink-2">
          Ctrl+Space completes. Tab indents; press Escape, then Tab, to leave the editor.
        </p>
        <p role="status" className="text-sm font-semibold">
          {statusText(preview)}
        </p>
        <ProblemList
          preview={preview}
          onOpen={({ line, column }) => editor.current && goTo(editor.current, line, column)}
        />
      </section>
      <section className="compose-preview" aria-label="Preview">
        <p className="text-sm text-ink-2">
          With 60 demo cars, without scripts: live filters, galleries and saved cars need{' '}
          <code>npm run preview</code>.
        </p>
        <PreviewFrame html={preview.html} width={Number(width) || undefined} />
      </section>
    </main>
  )
}
