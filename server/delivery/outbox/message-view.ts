import { escapeHtml, type Html, html } from '#pages/render/html.ts'
import type { MessageContent } from '../../messages/message.ts'
import type { OutgoingMessage } from '../../store/message-store.ts'
import type { DeliverySite } from '../lead-context.ts'
import { messageMail } from '../mail/message-mail.ts'
import { attemptsView, backLink, bubble, facts, heading, mailboxText } from './delivery-view.ts'

/** What the outbox needs to show a message as it would arrive. */
export interface ShownMessage {
  readonly message: OutgoingMessage
  /** Undefined once it is wiped. */
  readonly content: MessageContent | undefined
  readonly site: DeliverySite
  /** Address that mails come from. */
  readonly from: string
}

/** A message with its content and its attempts. */
export function messageView(shown: ShownMessage): Html {
  const { message, site } = shown
  return html`<main class="detail" id="delivery">${backLink}${contentView(shown)}${attemptsView(message.delivery, site)}</main>`
}

function contentView({ message, content, site, from }: ShownMessage): Html {
  const { id, created, delivery } = message
  const { destination, attempts } = delivery
  if (!content) {
    return html`${heading('Message', delivery)}<p class="muted">Its content was wiped: it was sent, or given up.</p>`
  }
  if (destination.kind !== 'mail') {
    return html`${heading(`SMS of ${site.name}`, delivery)}${bubble(content.text)}`
  }
  const now = new Date(attempts.at(-1)?.at ?? created)
  const mail = messageMail({ id, content, site, now }, { to: destination.to, from })
  const rows: [string, string][] = [
    ['From', mailboxText(mail.from)],
    ['To', mail.to.map(mailboxText).join(', ')],
    ...(mail.replyTo ? [['Reply to', mailboxText(mail.replyTo)] satisfies [string, string]] : []),
    ['Date', mail.date],
    ['Message-ID', mail.messageId],
  ]
  return html`${heading(mail.subject, delivery)}${facts(rows)}<pre>${escapeHtml(mail.text)}</pre>`
}
