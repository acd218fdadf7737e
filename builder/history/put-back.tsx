import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { DeskForm, TextField, type Values } from '#desk/form/desk-form.tsx'
import { useSite } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { DocumentAnswer } from '../screen/make-draft.ts'
import { documentQuery, freshDocument, historyQuery } from '../screen/queries.ts'
import { type PutBackKind, putBackWords } from './put-back-words.ts'

export interface PutBackProps {
  readonly document: DocumentAnswer
  readonly n: number
  /** Its value; undefined where there was no such file, which no draft can say. */
  readonly value: DocumentAnswer['value'] | undefined
  readonly what: PutBackKind
  /** Why this person may not publish. */
  readonly refusal: string | undefined
  /** Opens the document where it is edited. */
  readonly onDraft: () => void
  readonly onClose: () => void
}

/** Puts a revision back: as a draft, to be looked at first, or live at once as a new revision. */
export function PutBack(props: PutBackProps) {
  const { document, n, value, what, refusal, onDraft, onClose } = props
  const site = useSite()
  const queries = useQueryClient()
  const tell = useTell()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const params = { site: site.slug }
  const { path } = document
  const mayDraft = value !== undefined
  const words = putBackWords(what, n)

  async function makeDraft(): Promise<void> {
    if (!value) return
    // As it is now: somebody may have saved or published since this was opened.
    const { version, base, template } = await freshDocument(queries, site.slug, path)
    const made = template && { template_version: template.version }
    const key = crypto.randomUUID()
    const answer = await call('POST /:site/draft', {
      params,
      body: { path, version, base, key, value, ...made },
    })
    if (!answer.saved) return setFault('Somebody saved the draft at this moment. Try again.')
    tell(`${words.draft} is put back as the draft. It goes live when it is published.`)
    onDraft()
  }

  async function publish(message: string): Promise<void> {
    const answer = await call('POST /:site/rollback', { params, body: { path, n, message } })
    if (!answer.published) {
      const [first] = answer.problems ?? []
      return setFault(`It cannot be live as it is today: ${first?.message ?? 'it was refused'}.`)
    }
    await queries.invalidateQueries(historyQuery(site.slug, path))
    await queries.invalidateQueries(documentQuery(site.slug, path))
    onClose()
    void navigate({ to: '.', search: (now) => ({ ...now, n: answer.n }), replace: true })
    tell(words.done(answer.n))
  }

  const send = ({ message = '', live }: Values) =>
    live === undefined && mayDraft ? makeDraft() : publish(message)
  return (
    <DeskDialog
      title={words.title}
      description={words.note ?? descriptionOf(document, mayDraft)}
      onClose={onClose}
    >
      {fault !== undefined && (
        <Notice tone="error" role="alert" className="p-2">
          {fault}
        </Notice>
      )}
      <DeskForm
        submit={mayDraft ? 'Put it back as a draft' : words.submit}
        busy="Putting it back…"
        onSend={send}
        buttons={
          mayDraft &&
          refusal === undefined && (
            <Button type="submit" name="live" value="yes" variant="outline" className="grow">
              Put it back live now
            </Button>
          )
        }
      >
        {refusal === undefined && (
          <TextField
            name="message"
            label="For the history, if it goes live now"
            defaultValue={words.message}
            maxLength={500}
            autoFocus
          />
        )}
      </DeskForm>
    </DeskDialog>
  )
}

function descriptionOf({ version, live }: DocumentAnswer, mayDraft: boolean): string {
  if (version > 0 && mayDraft) return 'As a draft it takes the place of the draft that there is.'
  return `Put back live, it is revision ${live.n + 1}.`
}
