import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, History } from 'lucide'
import type { MySite } from '#desk/frame/me.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { SiteMark } from '#staff/ui/site-mark/site-mark.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, buttonVariants } from '#ui/button/button.tsx'
import { useOpenPage, usePage } from './open-page.ts'
import { saveWords } from './save-words.ts'
import { takesFocus } from './takes-focus.ts'
import { UndoButtons } from './undo-buttons.tsx'
import { useStore } from './use-store.ts'

export interface BuilderBarProps {
  readonly site: MySite
  /** What the page is called, as in the list of pages. */
  readonly name: string
  /** Why nothing can be changed: who edits, or what the role lacks. */
  readonly readOnly: string | undefined
  /** Why this person may not publish. */
  readonly refusal: string | undefined
  readonly onTakeOver: (() => void) | undefined
  readonly onPublish: () => void
}

/** The bar above: what is edited, whether it is saved, steps back and forth, history, publish. */
export function BuilderBar(props: BuilderBarProps) {
  const { site, name, readOnly, refusal, onTakeOver, onPublish } = props
  const { draft, actions } = useOpenPage()
  const route = usePage((page) => page.route)
  const undoes = useStore(draft.editor, ({ past }) => past.at(-1)?.says)
  const redoes = useStore(draft.editor, ({ future }) => future.at(-1)?.says)
  const save = useStore(draft, (state) => state.save)
  const isDraft = draft.version > 0 || save.kind !== 'saved'
  const { page = '' } = useParams({ strict: false })
  const isBad = ['retrying', 'offline', 'refused'].includes(save.kind)
  return (
    <header className="builder-bar">
      <Link
        to="/staff/$site/pages"
        params={{ site: site.slug }}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        aria-label="Back to the pages"
      >
        <Glyph icon={ArrowLeft} className="size-4" />
      </Link>
      <SiteMark name={site.name} {...site.colours} />
      <h1 tabIndex={-1} ref={takesFocus}>
        {name} <small>{route}</small>
      </h1>
      <Badge tone="soft">{isDraft ? 'Draft' : 'Live'}</Badge>
      <span
        className={isBad ? 'builder-save builder-save-bad' : 'builder-save'}
        data-save={save.kind}
      >
        {readOnly ?? saveWords(save)}
      </span>
      {/* While all is well it would be said after every pause. */}
      <span role="status" className="sr-only">
        {readOnly ?? (isBad ? saveWords(save) : '')}
      </span>
      {onTakeOver && (
        <Button
          variant="outline"
          size="sm"
          onClick={(event) => {
            // The button goes with it.
            const heading = event.currentTarget.closest('header')?.querySelector('h1')
            onTakeOver()
            heading?.focus()
          }}
        >
          Take over
        </Button>
      )}
      <div className="desk-actions">
        <UndoButtons
          canUndo={undoes !== undefined}
          canRedo={redoes !== undefined}
          undoes={undoes}
          redoes={redoes}
          onUndo={actions.undo}
          onRedo={actions.redo}
        />
        <Link
          to="/builder/$site/$page/history"
          params={{ site: site.slug, page }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Glyph icon={History} className="size-4" />{' '}
          <span className="builder-bar-word">History</span>
        </Link>
        <GuardedButton size="sm" refusal={refusal} onClick={onPublish}>
          Publish… <Kbd aria-hidden="true">Ctrl ↵</Kbd>
        </GuardedButton>
      </div>
    </header>
  )
}
