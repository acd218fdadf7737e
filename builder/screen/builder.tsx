import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Asked, useAsked } from '#desk/frame/asked.ts'
import { keysFor } from '#desk/frame/keys-for.ts'
import { type MySite, refusalOf } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeyRegistry, useKeys } from '#desk/keys/use-keys.tsx'
import { nameOfPage } from '#desk/site-pages/page-rows.ts'
import { calendarDay } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { isEqual } from '#pages/equal.ts'
import { SplitPane } from '#staff/ui/split-pane/split-pane.tsx'
import { focusField } from '../form/field-id.ts'
import { type DraftProblem, fieldOf, nextProblem } from '../model/problems.ts'
import { PAGE_ROW } from '../model/rows.ts'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { nothingSeen, type Seen, SeenContext } from '../preview/seen.ts'
import { focusRow, focusTree } from '../tree/focus-row.ts'
import { TreePane } from '../tree/tree-pane.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { ConflictList } from './conflict-list.tsx'
import { type Base, type DocumentAnswer, pageOf } from './make-draft.ts'
import { type OpenPage, useOpenPage } from './open-page.ts'
import { PaneSwitch } from './pane-switch.tsx'
import { showPane } from './panes.ts'
import { documentQuery, freshDocument } from './queries.ts'
import { useLeave } from './use-leave.tsx'
import { useStore } from './use-store.ts'
import { useViewAs, ViewAsBar } from './view-as-bar.tsx'

// Tree and preview show first.
const FormPane = lazy(async () => ({ default: (await import('./form-pane.tsx')).FormPane }))
const ScheduleNote = lazy(async () => ({
  default: (await import('../publish/schedule-note.tsx')).ScheduleNote,
}))
const InsertDialog = lazy(async () => ({
  default: (await import('../insert/insert-dialog.tsx')).InsertDialog,
}))
const PublishedNote = lazy(async () => ({
  default: (await import('../publish/published-note.tsx')).PublishedNote,
}))
const PublishDialog = lazy(async () => ({
  default: (await import('../publish/publish-dialog.tsx')).PublishDialog,
}))

export interface BuilderProps {
  readonly site: MySite
  readonly name: string
  readonly document: DocumentAnswer
  readonly base: Base
  readonly people: Parameters<typeof refusalOf>[2] & object
  readonly readOnly: string | undefined
  readonly onTakeOver: (() => void) | undefined
}

/** Tree, preview and form of the page that is open, with their keys and dialogs. */
export function Builder(props: BuilderProps) {
  const { site, name, document, base, people, readOnly, onTakeOver } = props
  const open = useOpenPage()
  const view = useViewAs()
  const isReadOnly = readOnly !== undefined
  const refusal = refusalOf('publish', site.role, people)
  const { dialog, open: openDialog, close } = useDialog()
  const [seen, setSeen] = useState<Seen>(nothingSeen)
  const insert = () => !isReadOnly && openDialog('insert')
  const publish = () => refusal === undefined && openDialog('publish')
  const goTo = useGoToProblem(open)
  const [published, setPublished] = useState<{ n: number; hasBefore: boolean }>()
  const hadLive = document.live.value !== undefined
  const onPublished = usePublished(open, name, base, (n) => setPublished({ n, hasBefore: hadLive }))
  const leave = useLeave(open)
  useBuilderKeys(open, {
    nextProblem: goTo.next,
    publish,
    ...(!isReadOnly && { insert }),
  })
  return (
    <SeenContext value={seen}>
      <title>{`${name} · ${site.name} · Forecourt`}</title>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus, and loses it */}
      <div className="builder" onBlur={leave.save}>
        <BuilderBar
          site={site}
          name={name}
          readOnly={readOnly}
          refusal={refusal}
          onTakeOver={onTakeOver}
          onPublish={publish}
        />
        <ViewAsBar />
        {document.schedule && (
          <Suspense>
            <ScheduleNote schedule={document.schedule} mayPublish={refusal === undefined} />
          </Suspense>
        )}
        <Suspense>
          {published !== undefined && (
            <PublishedNote name={name} {...published} onClose={() => setPublished(undefined)} />
          )}
        </Suspense>
        <ConflictList />
        <SplitPane
          className="builder-panes"
          label="Width of the tree"
          initial={286}
          {...widthOf('tree')}
          first={<TreePane isReadOnly={isReadOnly} onInsert={insert} onOpen={focusForm} />}
          second={
            <SplitPane
              className="builder-panes"
              sized="second"
              label="Width of the form"
              initial={336}
              {...widthOf('form')}
              first={
                <PreviewPane
                  view={view}
                  // The same after most keys: rows are drawn again when it changes.
                  onSeen={(next) =>
                    setSeen((before) =>
                      before !== nothingSeen && isEqual(before, next) ? before : next,
                    )
                  }
                  onOpen={focusBlockForm}
                  onLeave={leave.followed}
                />
              }
              second={
                <Suspense>
                  <FormPane
                    isReadOnly={isReadOnly}
                    onInsert={insert}
                    today={view.day ?? calendarDay(new Date(), site.time_zone)}
                  />
                </Suspense>
              }
            />
          }
        />
        <PaneSwitch />
      </div>
      <Suspense>
        {dialog === 'insert' && !isReadOnly && <InsertDialog onClose={close} />}
        {dialog === 'publish' && refusal === undefined && (
          <PublishDialog
            document={document}
            siteName={site.name}
            base={base.n}
            name={name}
            onClose={close}
            onGoTo={goTo.to}
            onPublished={(answer) => {
              close()
              void onPublished(answer)
            }}
          />
        )}
      </Suspense>
      {leave.dialog}
    </SeenContext>
  )
}

/**
 * The dialog that is open: at first that of the address, which forgets it once it is closed. While its code is on
 * its way, what is typed is meant for it.
 */
function useDialog() {
  const asked = useAsked().dialog
  const view = useViewAs()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState(asked)
  const { registry } = useKeyRegistry()
  const endKeys = useRef(() => {})
  useEffect(() => () => endKeys.current(), [])
  const open = (wanted: Asked['dialog']) => {
    registry.isHeld = true
    endKeys.current = keysFor('[role=dialog]', () => {
      registry.isHeld = false
    })
    setDialog(wanted)
  }
  const close = () => {
    endKeys.current()
    setDialog(undefined)
    if (asked) void navigate({ to: '.', search: view, replace: true })
  }
  return { dialog, open, close }
}

const limits = { min: 220, max: 480, sizeText: (size: number) => `${size} pixels` }

/** The limits of a pane, and its width as this browser keeps it. */
function widthOf(pane: 'tree' | 'form') {
  const key = `builder.${pane}-width`
  const kept = Number(localStorage.getItem(key))
  return {
    ...limits,
    ...(kept >= limits.min && { defaultSize: kept }),
    onSize: (size: number) => localStorage.setItem(key, String(size)),
  }
}

const focusIn = (selector: string): void =>
  window.document
    .querySelector<HTMLElement>(selector)
    ?.querySelector<HTMLElement>('input, textarea, select, button, iframe')
    ?.focus()

const focusPreview = (selector: string): void => {
  showPane('preview')
  focusIn(selector)
}

/** The first field, past the buttons of the head where there is one; the heading where nothing can be changed. */
const focusForm = (): void => focusBlockForm()

/** The form of a block at one of its fields, else as `focusForm`. */
const focusBlockForm = (id?: string, field?: string): void => {
  showPane('form')
  // A row that was just chosen has its form in the next drawing.
  requestAnimationFrame(() => {
    const isReadOnly = window.document.querySelector(
      '.builder-form-pane .pane-body :is(input, select, textarea):disabled',
    )
    // A field would open the keyboard of a phone above the form.
    if (isReadOnly || matchMedia('(pointer: coarse)').matches) {
      window.document.querySelector<HTMLElement>('.builder-form-pane h2')?.focus()
      return
    }
    if (id !== undefined && field !== undefined && focusField(id, [field])) return
    const hasFields = window.document.querySelector('.builder-form-pane .pane-body input')
    focusIn(hasFields ? '.builder-form-pane .pane-body' : '.builder-form-pane')
  })
}

interface BuilderDeeds {
  readonly nextProblem: () => void
  readonly publish: () => void
  /** Absent where the page is only read. */
  readonly insert?: () => void
}

/** The keys of the whole builder (WORKSPACE 4). */
function useBuilderKeys(
  { site, path, draft, actions }: OpenPage,
  { nextProblem, publish, insert }: BuilderDeeds,
): void {
  const canUndo = useStore(draft.editor, ({ past }) => past.length > 0)
  const canRedo = useStore(draft.editor, ({ future }) => future.length > 0)
  const navigate = useNavigate()
  const history = () =>
    void navigate({
      to: '/builder/$site/$page/history',
      params: { site, page: nameOfPage(path) },
    })
  useKeys([
    { keys: '1', label: 'tree', run: focusTree },
    { keys: '2', label: 'preview', run: () => focusPreview('.preview-pane') },
    { keys: '3', label: 'form', run: focusForm },
    ...(insert ? [{ keys: 'i', label: 'insert', run: insert }] : []),
    { keys: 'v', label: 'view as', run: () => focusPreview('.view-as') },
    { keys: 'F8', label: 'next problem', run: nextProblem },
    { keys: 'h', label: 'history', run: history },
    ...(canUndo ? [{ keys: 'Mod+z', label: 'undo', run: actions.undo }] : []),
    ...(canRedo ? [{ keys: 'Mod+Shift+Z', label: 'redo', run: actions.redo }] : []),
    { keys: 'Mod+s', label: 'save', run: () => void draft.flush() },
    { keys: 'Mod+Enter', label: 'publish', run: publish },
  ])
}

/** Goes to a problem: selects its block and focuses its field. */
function useGoToProblem({ draft, actions }: OpenPage) {
  const last = useRef<DraftProblem>(undefined)
  const tell = useTell()
  const to = (problem: DraftProblem) => {
    last.current = problem
    showPane('form')
    actions.select([problem.block ?? PAGE_ROW])
    const { of, path } = fieldOf(problem)
    const form = { props: problem.block, when: `${problem.block}-when`, page: 'page' }
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const id = of === 'block' ? undefined : form[of]
        if (id !== undefined && focusField(id, path)) return
        showPane('tree')
        focusRow(problem.block ?? PAGE_ROW)
      }),
    )
  }
  const next = () => {
    const problem = nextProblem(draft.state().problems, last.current)
    if (problem) to(problem)
    else tell('There is nothing to fix on this page.')
  }
  return { to, next }
}

/** After a draft was published: it goes on from what is live now. */
function usePublished(
  { site, path, draft }: OpenPage,
  name: string,
  base: Base,
  setPublished: (n: number) => void,
) {
  const queries = useQueryClient()
  const tell = useTell()
  return async (answer: Extract<StaffAnswer<'POST /:site/publish'>, { published: true }>) => {
    if (answer.n === undefined) {
      tell(`${name} waits to be published.`)
      await queries.invalidateQueries(documentQuery(site, path))
      return
    }
    const fresh = await freshDocument(queries, site, path)
    base.n = fresh.live.n
    base.template = fresh.template?.version
    draft.restart({ ...fresh, value: pageOf(fresh.value) })
    setPublished(answer.n)
  }
}
