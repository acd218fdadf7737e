import { useRef } from 'react'
import { call } from '../api/call.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextareaField, TextField } from '../form/desk-form.tsx'
import type { LeadDetail } from './lead-queries.ts'
import { nameOf } from './lead-words.ts'

export interface ReplyDialogProps {
  readonly site: { readonly slug: string; readonly name: string }
  readonly lead: LeadDetail
  /** Name of who writes. */
  readonly me: string
  readonly onSent: () => void
  readonly onClose: () => void
}

interface Draft {
  /** Of this reply: sent twice it is one. */
  readonly key: string
  subject: string
  text: string
}

/** What was begun and not sent, by lead: closing the dialog loses nothing. */
const drafts = new Map<string, Draft>()

function draftOf({ site, lead, me }: ReplyDialogProps): Draft {
  const known = drafts.get(lead.id)
  if (known) return known
  const [first] = (lead.name ?? '').split(' ')
  const draft = {
    key: crypto.randomUUID(),
    subject: `Your enquiry: ${lead.car?.name ?? lead.about}`.slice(0, 150),
    text: `Hello${first ? ` ${first}` : ''},\n\n\n\n${me}\n${lead.location?.name ?? site.name}`,
  }
  drafts.set(lead.id, draft)
  return draft
}

/** A reply to a buyer by mail; what they answer goes to the dealer’s own address. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { site, lead, onSent, onClose } = props
  const draft = useRef(draftOf(props)).current
  return (
    <DeskDialog
      title={`E-mail to ${nameOf(lead)}`}
      description={`To ${lead.email}. What they answer goes to the mailbox of ${lead.location?.name ?? site.name}, not to this desk.`}
      className="lead-reply"
      onClose={onClose}
    >
      <DeskForm
        submit="Send"
        onSend={async ({ subject = '', text = '' }) => {
          const { key } = draft
          const params = { site: site.slug, lead: lead.id }
          await call('POST /:site/leads/:lead/reply', { params, body: { key, subject, text } })
          drafts.delete(lead.id)
          onSent()
        }}
      >
        <TextField
          name="subject"
          label="Subject"
          defaultValue={draft.subject}
          onChange={({ currentTarget }) => {
            draft.subject = currentTarget.value
          }}
        />
        <TextareaField
          name="text"
          label="Text"
          rows={9}
          autoFocus
          defaultValue={draft.text}
          onFocus={({ currentTarget }) => {
            // Between greeting and name.
            const at = currentTarget.value.indexOf('\n\n\n') + 2
            if (at > 1) currentTarget.setSelectionRange(at, at)
          }}
          onChange={({ currentTarget }) => {
            draft.text = currentTarget.value
          }}
        />
      </DeskForm>
    </DeskDialog>
  )
}
