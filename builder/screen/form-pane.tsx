import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useAsked } from '#desk/frame/asked.ts'
import { KeyRegion, useKeys } from '#desk/keys/use-keys.tsx'
import { Button } from '#ui/button/button.tsx'
import { BlockForm } from '../form/block-form.tsx'
import { PageForm } from '../form/page-form.tsx'
import { useLookUps } from '../form/use-look-ups.ts'
import { blockOf } from '../model/blocks.ts'
import type { Page, PageHead } from '../model/page-edits.ts'
import { fieldOf, type ProblemField } from '../model/problems.ts'
import { blockRows, placeWords, slotOfRow, slotRow } from '../model/rows.ts'
import { unseenReason, useSeen } from '../preview/seen.ts'
import { BlockMenu } from '../tree/block-menu.tsx'
import { focusTree } from '../tree/focus-row.ts'
import { MarkSign } from '../tree/rows.tsx'
import { useOpenPage, usePage } from './open-page.ts'
import { useStore } from './use-store.ts'

const WhenForm = lazy(async () => ({ default: (await import('../form/when-form.tsx')).WhenForm }))

export interface FormPaneProps {
  readonly isReadOnly: boolean
  readonly onInsert: () => void
  /** The calendar day that the preview shows. */
  readonly today: string
}

/** The right pane: the form of what is selected. */
export function FormPane(props: FormPaneProps) {
  const selection = usePage((_, rows) => rows)
  const ids = blockRows(selection)
  const [id] = ids
  const slot = slotOfRow(selection.at(-1) ?? '')
  const pane = useRef<HTMLElement>(null)
  const shown = selection.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins at its top
  useLayoutEffect(() => {
    pane.current?.closest('.split-second')?.scrollTo({ top: 0 })
  }, [shown])
  return (
    <KeyRegion className="builder-form-pane" data-region>
      <section aria-label="Form" ref={pane}>
        {ids.size > 1 && <ManyBlocks count={ids.size} {...props} />}
        {ids.size === 1 && id !== undefined && <OneBlock key={id} id={id} {...props} />}
        {ids.size === 0 && (slot ? <Slot {...slot} {...props} /> : <ThisPage {...props} />)}
      </section>
      <FormKeys />
    </KeyRegion>
  )
}

/** The way out of a field. */
function FormKeys() {
  useKeys([{ keys: 'Escape', label: 'back to the blocks', run: focusTree }])
  return null
}

/** The problems of a form, with paths from its value. */
function useProblems(of: ProblemField['of'], id?: string) {
  const { draft } = useOpenPage()
  return useStore(draft, ({ problems }) =>
    problems.flatMap((problem) => {
      const field = fieldOf(problem)
      const isMine = field.of === of && problem.block === id
      return isMine ? [{ path: field.path, message: problem.message, level: problem.level }] : []
    }),
  )
}

function OneBlock({ id, isReadOnly, onInsert, today }: FormPaneProps & { readonly id: string }) {
  const { site, actions, kinds, catalogue, template } = useOpenPage()
  const lookUps = useLookUps(site)
  const block = usePage(({ blocks }) => blockOf(blocks, id))
  const marked = usePage(() => {
    const mark = actions.marks()?.blocks.get(id)
    return mark && { mark: mark.mark, count: mark.fields.size }
  })
  const problems = useProblems('props', id)
  const whenProblems = useProblems('when', id)
  const own = useProblems('block', id)
  const seen = useSeen()
  const [was] = useState(() => template && blockOf(template.blocks, id))
  const asked = useAsked()
  const kind = kinds.get(block?.block ?? '')
  if (!block) return null
  return (
    <>
      <div className="pane-head">
        {marked && <MarkSign mark={marked.mark} />}
        <h2 tabIndex={-1}>{kind?.title ?? block.block}</h2>
        {marked && marked.count > 0 && (
          <Button
            variant="link"
            size="sm"
            aria-disabled={isReadOnly}
            onClick={() => isReadOnly || actions.reset()}
          >
            Reset {marked.count === 1 ? 'it' : `all ${marked.count}`}
          </Button>
        )}
        {!isReadOnly && <BlockMenu onInsert={onInsert} />}
      </div>
      <div className="pane-body">
        <Unseen id={id} isReadOnly={isReadOnly} onInsert={onInsert} />
        {own.map(({ message }) => (
          <p key={message} className="block-fault" role="alert">
            {message}
          </p>
        ))}
        {kind && (
          <BlockForm
            id={id}
            block={kind}
            props={block.props ?? {}}
            template={was?.block === block.block ? (was.props ?? {}) : undefined}
            problems={problems}
            lookUps={lookUps}
            disabled={isReadOnly}
            onChange={(path, value, isTyped) => actions.setProp(id, path, value, isTyped)}
          />
        )}
        <When
          isGiven={block.when !== undefined}
          isAsked={asked.when === true && asked.block === id}
        >
          <WhenForm
            id={id}
            schema={catalogue.when}
            when={block.when}
            template={was?.when}
            isMarked={was !== undefined}
            problems={whenProblems}
            conditions={seen.conditions[id] ?? []}
            today={today}
            locale="en-AU"
            disabled={isReadOnly}
            onChange={(when) => actions.setWhen(id, when)}
          />
        </When>
      </div>
    </>
  )
}

/** Of a block that shows nothing now: why, and what can be put into it. */
function Unseen({ id, isReadOnly, onInsert }: Omit<FormPaneProps, 'today'> & { id: string }) {
  const { actions, kinds } = useOpenPage()
  const why = unseenReason(useSeen(), id)
  const block = usePage(({ blocks }) => blockOf(blocks, id))
  if (why === undefined || !block) return null
  const slots = Object.entries(kinds.get(block.block)?.slots ?? {})
  return (
    <div className="form-unseen">
      <p className="form-hint">Not shown in the preview now: {why}.</p>
      {!isReadOnly &&
        slots.map(([slot, { title }]) => (
          <Button
            key={slot}
            variant="outline"
            size="sm"
            onClick={() => {
              actions.select([slotRow(id, slot)])
              onInsert()
            }}
          >
            Insert into {title}
          </Button>
        ))}
    </div>
  )
}

interface WhenProps {
  readonly isGiven: boolean
  /** The address opens them. */
  readonly isAsked: boolean
  readonly children: ReactNode
}

/** The conditions of a block, drawn once they are opened: most blocks have none. */
function When({ isGiven, isAsked, children }: WhenProps) {
  const [isOpen, setOpen] = useState(isGiven || isAsked)
  return (
    <details
      className="form-when"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>Shown when</b> {!isGiven && <small>always</small>}
      </summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  )
}

const headOf = ({ blocks: _, ...head }: Page): PageHead => head

function ThisPage({ isReadOnly }: FormPaneProps) {
  const { site, actions, catalogue, template } = useOpenPage()
  const lookUps = useLookUps(site)
  const head = usePage(headOf)
  const changes = usePage(() => actions.marks()?.changes.length ?? 0)
  const problems = useProblems('page')
  const [was] = useState(() => template && headOf(template))
  return (
    <>
      <div className="pane-head">
        <h2 tabIndex={-1}>This page</h2>
        {changes > 0 && (
          <Button
            variant="link"
            size="sm"
            aria-disabled={isReadOnly}
            onClick={() => isReadOnly || actions.resetPage()}
          >
            Reset all {changes}
          </Button>
        )}
      </div>
      <div className="pane-body">
        <PageForm
          schema={catalogue.page}
          page={{ ...head }}
          template={was && { ...was }}
          problems={problems}
          lookUps={lookUps}
          disabled={isReadOnly}
          onChange={actions.setHeadAt}
        />
      </div>
    </>
  )
}

type SlotProps = FormPaneProps & { readonly parent: string; readonly slot: string }

function Slot({ parent, slot, isReadOnly, onInsert }: SlotProps) {
  const { kinds } = useOpenPage()
  const words = usePage(({ blocks }) => placeWords(blocks, { parent, slot }, kinds))
  return (
    <div className="pane-body">
      <h2 tabIndex={-1}>{words}</h2>
      {!isReadOnly && (
        <Button variant="outline" size="sm" onClick={onInsert}>
          Insert a block into it
        </Button>
      )}
    </div>
  )
}

function ManyBlocks({ count, isReadOnly, onInsert }: FormPaneProps & { readonly count: number }) {
  return (
    <>
      <div className="pane-head">
        <h2 tabIndex={-1}>{count} blocks</h2>
        {!isReadOnly && <BlockMenu onInsert={onInsert} />}
      </div>
      <p className="pane-body">
        They are moved, copied, duplicated, hidden, reset and removed together.
      </p>
    </>
  )
}
