import type { Attachment, SendMailOptions } from 'nodemailer'
import { ADF_TYPE, adfOf } from '../adf/document.ts'
import type { LeadContext } from '../lead-context.ts'
import { leadFacts } from '../lead-facts.ts'
import { mailDate } from '../local-time.ts'
import { mailHtml } from './html.ts'
import { headerText, subjectOf } from './subject.ts'
import { mailText } from './text.ts'

const MAX_NAME_CHARACTERS = 80

/** Who a mail goes to and comes from. */
export interface MailEnvelope {
  /** Addresses without names. */
  readonly to: readonly string[]
  /** The platform's own address: a mail from the buyer's would fail SPF and DMARC. */
  readonly from: string
  readonly adf: boolean
}

export interface Mailbox {
  /** Empty for an address alone. */
  readonly name: string
  readonly address: string
}

/** A mail: what is sent, and what the outbox shows. */
export interface OutgoingMail {
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  readonly subject: string
  readonly messageId: string
  /** As in the header, by the clock of the site. */
  readonly date: string
  readonly text: string
  /** Who reads the answers; undefined where nobody does. */
  readonly replyTo?: Mailbox | undefined
  /** `Message-ID`s of the mails before it in its thread, the oldest first. */
  readonly references?: readonly string[]
  /** A person wrote it: answering machines may answer. */
  readonly isPersonal?: boolean
}

/** A lead as a mail. */
export interface LeadMail extends OutgoingMail {
  /** The buyer; undefined for one without an address. */
  readonly replyTo: Mailbox | undefined
  readonly leadId: string
  readonly html: string
  /** An ADF 1.0 document, where its receiver wants one. */
  readonly adf: { readonly filename: string; readonly content: string } | undefined
}

/**
 * A lead as a mail. Every header is one line. `Message-ID` is that of the delivery: the same at each
 * attempt, so that a mail which comes twice is one (D23).
 */
export function leadMail(context: LeadContext, { to, from, adf }: MailEnvelope): LeadMail {
  const { id, lead, site, now } = context
  const { name = '', email } = lead.body
  const facts = leadFacts(context)
  return {
    from: mailbox(site.name, from),
    to: to.map((address) => mailbox('', address)),
    replyTo: email === undefined ? undefined : mailbox(name, email),
    subject: subjectOf(facts),
    messageId: messageIdOf(id, from),
    date: mailDate(now, site.timeZone),
    leadId: lead.id,
    text: mailText(facts, site.name),
    html: mailHtml(facts, site.name, site.locale),
    adf: adf ? { filename: `lead-${lead.id}.xml`, content: adfOf(context) } : undefined,
  }
}

/** `Message-ID` of a delivery, in the domain that mails come from. */
export const messageIdOf = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`

export const mailbox = (name: string, address: string): Mailbox => ({
  name: headerText(name, MAX_NAME_CHARACTERS),
  address,
})

/**
 * The mail as nodemailer takes it. Addresses are objects, never built texts, so that nothing a buyer typed
 * makes a header or a recipient.
 */
export function mailOptions(
  mail: OutgoingMail & Partial<Pick<LeadMail, 'leadId' | 'html' | 'adf'>>,
): SendMailOptions {
  const { from, to, replyTo, subject, messageId, date, leadId, text, html, adf } = mail
  const { references = [], isPersonal = false } = mail
  const inReplyTo = references.at(-1)
  const attachments: Attachment[] = adf ? [{ ...adf, contentType: ADF_TYPE }] : []
  return {
    from,
    to: [...to],
    replyTo,
    subject,
    messageId,
    date,
    text,
    html,
    attachments,
    ...(inReplyTo !== undefined && { inReplyTo, references: [...references] }),
    // Answering machines must not answer (RFC 3834).
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(leadId !== undefined && { 'X-Lead-Id': leadId }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
