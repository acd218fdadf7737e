import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowDown, ArrowLeft, ArrowUp, Plus, Trash2 } from 'lucide'
import { useMemo } from 'react'
import { type MySite, refusalOf } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Path } from '#pages/problem.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { withoutReferences } from '#pages/without-references.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { JsonDocument } from '../document/merge-documents.ts'
import { fitted } from '../form/fit.ts'
import { isObject } from '../form/is-object.ts'
import { ProblemList } from '../form/problem-list.tsx'
import { SchemaForm } from '../form/schema-form.tsx'
import { useLookUps } from '../form/use-look-ups.ts'
import type { Draft } from '../model/draft.ts'
import { withValue } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'
import { entriesOf, entryTitle, withAdded, withMoved, withoutEntry } from './entries.ts'

/** What a site leaves out of the entries that it shares with others. */
const hiddenSchema: JsonSchema = {
  properties: {
    hide: {
      title: 'Left out',
      description: 'Ids of entries of the template or the group that this site does not show.',
      type: 'array',
      items: { type: 'string', title: 'Id' },
    },
  },
}

interface CollectionEditorProps {
  readonly site: MySite
  readonly collection: StaffAnswer<'GET /forms'>['content'][number]
  readonly draft: Draft<JsonDocument>
}

interface BackLinkProps {
  readonly site: string
  readonly collection: CollectionEditorProps['collection']
}

/** From an entry to the list that it is of, where they do not stand beside each other. */
const BackLink = ({ site, collection: { name, title } }: BackLinkProps) => (
  <Link
    to="/staff/$site/content"
    params={{ site }}
    search={{ collection: name }}
    className="content-back"
  >
    <Glyph icon={ArrowLeft} className="size-4" /> {title}
  </Link>
)

interface PlanNotesProps {
  readonly notes: readonly {
    readonly at: number
    readonly title: string
    readonly message: string
  }[]
  readonly onOpen: (entry: number) => void
}

/** Gaps and clashes in the plan of promotions, and which have ended; each opens the one that mends it. */
function PlanNotes({ notes, onOpen }: PlanNotesProps) {
  if (notes.length === 0) return null
  return (
    <Notice tone="warning" className="p-3">
      <h2 className="content-notes">To look at in the plan</h2>
      <ul>
        {notes.map(({ at, title, message }) => (
          <li key={`${at} ${message}`}>
            <button type="button" className="content-note" onClick={() => onOpen(at)}>
              {title}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The entries of a collection that the site has itself, and the form of one. */
export function CollectionEditor({ site, collection, draft }: CollectionEditorProps) {
  const tell = useTell()
  const navigate = useNavigate()
  const { entry: open = 0 } = useSearch({ from: '/signed-in/framed/staff/$site/content' })
  const value = useStore(draft.editor, (state) => state.value)
  const problems = useStore(draft, (state) => state.problems)
  const entries = entriesOf(value)
  const entry = entries[open]
  const isReadOnly = refusalOf('edit_drafts', site.role) !== undefined
  const lookUps = useLookUps(site.slug)
  const forms = useMemo(
    () => ({
      ...lookUps,
      textAddress: (file: string) =>
        `/staff/${site.slug}/content?${new URLSearchParams({ collection: collection.name, file })}`,
    }),
    [lookUps, site.slug, collection.name],
  )
  const own = problems.flatMap(({ path, ...rest }) =>
    path[0] === 'entries' && path[1] === open ? [{ ...rest, path: path.slice(2) }] : [],
  )
  const faulty = new Set(
    problems.flatMap(({ path, level }) =>
      path[0] === 'entries' && level === 'error' ? path[1] : [],
    ),
  )
  const go = (index: number) =>
    void navigate({
      to: '/staff/$site/content',
      params: { site: site.slug },
      search: { collection: collection.name, entry: index },
    })
  function edit(path: Path, next: unknown): void {
    const written = withValue(draft.editor.state().value, path, next)
    if (isObject(written)) draft.editor.edit(written, { step: path.join('.') })
  }
  function remove(): void {
    draft.editor.edit(withoutEntry(value, open))
    go(Math.max(0, open - 1))
    tell(`${entryTitle(entry ?? {}, open)} is removed.`, () => void draft.editor.undo())
  }
  function move(by: number): void {
    const next = withMoved(value, open, open + by)
    if (next === value) return
    draft.editor.edit(next)
    go(open + by)
  }
  function add(): void {
    draft.editor.edit(withAdded(value, fitted(collection.entry, {})))
    go(entries.length)
  }
  return (
    <>
      <section aria-label={collection.title} className="content-entries" data-region>
        <p className="form-hint">{withoutReferences(collection.description)}</p>
        <ProblemList
          form="collection"
          problems={problems.filter(({ path: [part] }) => part !== 'entries' && part !== 'hide')}
        />
        <ol>
          {entries.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have no id yet
            <li key={index}>
              <button
                type="button"
                aria-current={index === open ? 'true' : undefined}
                onClick={() => go(index)}
              >
                {entryTitle(each, index)}
                {faulty.has(index) && <span className="content-fault">has a problem</span>}
              </button>
            </li>
          ))}
        </ol>
        <PlanNotes
          notes={problems.flatMap(({ path: [part, index], level, message }) =>
            collection.name === 'promotions' && part === 'entries' && level === 'warning'
              ? [
                  {
                    at: Number(index),
                    title: entryTitle(entries[Number(index)] ?? {}, Number(index)),
                    message,
                  },
                ]
              : [],
          )}
          onOpen={go}
        />
        {entries.length === 0 && (
          <p>The site has none of its own; pages show what its template and group bring.</p>
        )}
        {!isReadOnly && (
          <Button size="sm" variant="outline" onClick={add}>
            <Glyph icon={Plus} className="size-4" /> Add to {collection.title.toLowerCase()}
          </Button>
        )}
        <SchemaForm
          id="hidden"
          schema={hiddenSchema}
          value={value}
          problems={problems.filter(({ path }) => path[0] === 'hide')}
          isDisabled={isReadOnly}
          onChange={edit}
        />
      </section>
      <section aria-label="Entry" className="content-form" data-region>
        <BackLink site={site.slug} collection={collection} />
        {entry === undefined ? (
          <p>Choose an entry.</p>
        ) : (
          <>
            <div className="content-head">
              <h2>{entryTitle(entry, open)}</h2>
              {!isReadOnly && (
                <>
                  <Button size="sm" variant="ghost" aria-label="Move up" onClick={() => move(-1)}>
                    <Glyph icon={ArrowUp} className="size-4" />
                  </Button>
                  <Button size="sm" variant="ghost" aria-label="Move down" onClick={() => move(1)}>
                    <Glyph icon={ArrowDown} className="size-4" />
                  </Button>
                  <Button size="sm" variant="ghost" onClick={remove}>
                    <Glyph icon={Trash2} className="size-4" /> Remove
                  </Button>
                </>
              )}
            </div>
            <SchemaForm
              key={`${collection.name} ${open}`}
              id={`entry-${open}`}
              schema={collection.entry}
              value={entry}
              problems={own}
              isDisabled={isReadOnly}
              lookUps={forms}
              onChange={(path, next) => edit(['entries', open, ...path], next)}
            />
          </>
        )}
      </section>
    </>
  )
}
