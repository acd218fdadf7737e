import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { DeskForm, TextField } from '#desk/form/desk-form.tsx'
import { useMe, useSite, whoOf } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Draft } from '../model/draft.ts'
import type { Base } from '../screen/make-draft.ts'
import type { JsonDocument } from './merge-documents.ts'

export interface PublishDialogProps {
  readonly title: string
  readonly draft: Draft<JsonDocument>
  readonly base: Base
  /** It is live: the document is to be looked at again. */
  readonly onPublished: () => Promise<void>
  readonly path: string
  readonly live: number
  readonly onClose: () => void
}

type Refused = Extract<StaffAnswer<'POST /:site/publish'>, { published: false }>

/** Asks for the message that goes with a revision, and publishes it. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, draft, base, path, live, onPublished, onClose } = props
  const me = useMe()
  const site = useSite()
  const tell = useTell()
  const [refused, setRefused] = useState<Refused>()
  return (
    <DeskDialog
      title={`Publish ${title.toLowerCase()}`}
      description={`Revision ${live + 1}: buyers see it within seconds.`}
      onClose={onClose}
    >
      {refused && (
        <Notice tone="error" role="alert">
          {refusedWords(refused, whoOf(refused.by, me))}
        </Notice>
      )}
      <DeskForm
        submit="Publish"
        busy="Publishing…"
        buttons={
          refused?.reason === 'newer_revision' && (
            <Button type="submit" name="over" value={refused.n} variant="outline">
              Publish mine on top
            </Button>
          )
        }
        onSend={async ({ message = '', over }) => {
          // What is checked and published is what is saved.
          await draft.flush()
          const answer = await call('POST /:site/publish', {
            params: { site: site.slug },
            body: { path, version: draft.version, base: Number(over ?? base.n), message },
          })
          if (!answer.published) return setRefused(answer)
          await onPublished()
          onClose()
          tell(`${title} is live as revision ${answer.n ?? live + 1}.`)
        }}
      >
        <TextField name="message" label="For the history" maxLength={500} autoFocus />
      </DeskForm>
    </DeskDialog>
  )
}

function refusedWords({ reason, problems = [], n }: Refused, who: string): string {
  if (reason === 'problems')
    return `It has errors: ${problems.map(({ message }) => message).join('; ')}`
  if (reason === 'newer_revision')
    return `${who} published revision ${n} since you began. The history tells what it changed.`
  return `${who} saved another draft since: close this and look at it first.`
}
