import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { JsonDocument } from '../document/merge-documents.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import type { Draft } from '../model/draft.ts'
import { useStore } from '../screen/use-store.ts'

interface TextEditorProps {
  readonly site: string
  readonly collection: StaffAnswer<'GET /forms'>['content'][number]
  readonly file: string
  readonly draft: Draft<JsonDocument>
}

/** A Markdown text in a file of its own. */
export function TextEditor({ site, collection, file, draft }: TextEditorProps) {
  const { role } = useSite()
  const value = useStore(draft.editor, (state) => state.value)
  const problems = useStore(draft, (state) => state.problems)
  const schema = useMemo(
    () => ({
      required: ['text'],
      properties: { text: { type: 'string' as const, title: file, markdown: true } },
    }),
    [file],
  )
  return (
    <section aria-label="Text" className="content-form" data-region>
      <p>
        <Link to="/staff/$site/content" params={{ site }} search={{ collection: collection.name }}>
          Back to {collection.title.toLowerCase()}
        </Link>
      </p>
      <SchemaForm
        id="text"
        schema={schema}
        value={value}
        problems={problems}
        isDisabled={refusalOf('edit_drafts', role) !== undefined}
        onChange={(_path, text) =>
          draft.editor.edit({ ...value, text: text ?? '' }, { step: 'text' })
        }
      />
    </section>
  )
}
