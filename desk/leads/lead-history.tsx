import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide'
import { type Ref, useId, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { call } from '../api/call.ts'
import { useTell } from '../frame/undo.tsx'
import { isSendKey } from '../keys/send-key.ts'
import { momentOf, sayingOf, whenOf } from '../states/saying.ts'
import { type LeadDetail, leadsKey } from './lead-queries.ts'
import { eventIcons, eventOf, sentOf } from './lead-words.ts'

export interface LeadHistoryProps {
  readonly site: string
  readonly lead: LeadDetail
  /** Why the person may not write a note. */
  readonly refusal: string | undefined
  readonly note: Ref<HTMLTextAreaElement>
}

/** What happened to a lead, the newest first, and a note that only staff see. */
export function LeadHistory({ site, lead, refusal, note }: LeadHistoryProps) {
  const now = new Date()
  return (
    <section className="desk-section">
      <h2>What happened</h2>
      {refusal === undefined && <NoteForm site={site} lead={lead.id} note={note} />}
      <ol className="mt-2">
        {lead.history.map((event) => (
          <li key={event.n} className="lead-event">
            <Glyph icon={eventIcons[event.kind]} className="size-4" />
            <div>
              {eventOf(event)}
              {event.delivery && (
                <span className="lead-sent" data-state={event.delivery.state}>
                  {' '}
                  · {sentOf(event.delivery)}
                </span>
              )}
              {event.subject !== undefined && <p className="text-ink-2">{event.subject}</p>}
              {event.text !== undefined && <p className="lead-text">{event.text}</p>}
            </div>
            <When at={event.at} now={now} />
          </li>
        ))}
        <li className="lead-event">
          <Glyph icon={Inbox} className="size-4" />
          <div>Stored, {lead.reference}</div>
          <When at={lead.created} now={now} />
        </li>
      </ol>
    </section>
  )
}

const When = ({ at, now }: { readonly at: string; readonly now: Date }) => (
  <time className="lead-when" dateTime={at} title={momentOf(new Date(at))}>
    {whenOf(new Date(at), now)}
  </time>
)

/** What was begun and not added, by lead. */
const begun = new Map<string, string>()

interface NoteFormProps {
  readonly site: string
  readonly lead: string
  readonly note: Ref<HTMLTextAreaElement>
}

function NoteForm({ site, lead, note }: NoteFormProps) {
  const id = useId()
  const tell = useTell()
  const queries = useQueryClient()
  const [text, setText] = useState(begun.get(lead) ?? '')
  const type = (next: string) => {
    begun.set(lead, next)
    setText(next)
  }
  const add = useMutation({
    mutationFn: (body: { readonly text: string }) =>
      call('POST /:site/leads/:lead/notes', { params: { site, lead }, body }),
    onSuccess: () => {
      type('')
      tell('The note is added.')
    },
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries({ queryKey: leadsKey(site) }),
  })
  const isReady = text.trim() !== '' && !add.isPending
  const send = () => isReady && add.mutate({ text })
  return (
    <form
      className="lead-note"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="sr-only" htmlFor={id}>
        Note
      </label>
      <Textarea
        id={id}
        ref={note}
        rows={1}
        maxLength={5_000}
        placeholder="Write a note; only staff see it"
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          send()
        }}
      />
      <GuardedButton type="submit" variant="outline" aria-disabled={!isReady || undefined}>
        Add
      </GuardedButton>
    </form>
  )
}
