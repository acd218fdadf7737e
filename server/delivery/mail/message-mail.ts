import type { MessageContent } from '../../messages/message.ts'
import type { DeliverySite } from '../lead-context.ts'
import { mailDate } from '../local-time.ts'
import { mailbox, messageIdOf, type OutgoingMail } from './message.ts'
import { headerText } from './subject.ts'

/** Everything that the mail of a message is written from. */
export interface MessageMailContext {
  /** Of the delivery; the same at each attempt. */
  readonly id: string
  readonly content: MessageContent
  /** Undefined where it cannot be read: the mail is then from an address alone. */
  readonly site: Pick<DeliverySite, 'name' | 'timeZone'> | undefined
  readonly now: Date
}

/** A message to a person as a mail: plain text from the site. Nobody reads answers to it, unless it is a person's reply. */
export function messageMail(
  { id, content, site, now }: MessageMailContext,
  { to, from }: { readonly to: readonly string[]; readonly from: string },
): OutgoingMail {
  return {
    from: mailbox(site?.name ?? '', from),
    to: to.map((address) => mailbox('', address)),
    subject: headerText(content.subject ?? site?.name ?? ''),
    messageId: messageIdOf(id, from),
    date: mailDate(now, site?.timeZone ?? 'UTC'),
    text: content.text,
    ...(content.reply && {
      replyTo: mailbox(site?.name ?? '', content.reply.to),
      references: content.reply.after.map((before) => messageIdOf(before, from)),
      isPersonal: true,
    }),
  }
}
