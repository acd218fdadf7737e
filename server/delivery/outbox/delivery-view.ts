import { escapeHtml, type Html, html, joinHtml } from '#pages/render/html.ts'
import type { Attempt, StoredDelivery } from '../../store/delivery-store.ts'
import type { DeliverySite, LeadContext } from '../lead-context.ts'
import { spokenTime } from '../local-time.ts'
import { type LeadMail, leadMail } from '../mail/message.ts'
import { smsText } from '../sms/text.ts'
import { webhookPayload } from '../webhook/payload.ts'
import type { SecretsByName } from '../webhook/secrets.ts'
import { webhookHeaders } from '../webhook/send.ts'
import { KEPT_HERE } from './entries.ts'
import { icons } from './icons.ts'
import { badge, deliveryPath, receiverText, stateBadge } from './list-view.ts'

/** What the outbox needs to show a delivery as it would arrive. */
export interface ShownDelivery {
  readonly context: LeadContext
  readonly delivery: StoredDelivery
  /** Address that mails come from. */
  readonly from: string
  readonly secrets: SecretsByName
}

export const facts = (rows: readonly (readonly [string, string])[]): Html =>
  html`<dl class="facts">${joinHtml(
    rows.map(
      ([name, value]) => html`<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
    ),
  )}</dl>`

/** A delivery with its content and its attempts. */
export function deliveryView(shown: ShownDelivery): Html {
  const { delivery, context } = shown
  return html`<main class="detail" id="delivery">${backLink}${contentOf(shown)}${attemptsView(delivery, context.site)}</main>`
}

export const backLink = html`<a class="back" href="/_outbox">All messages and enquiries</a>`

function contentOf(shown: ShownDelivery): Html {
  switch (shown.delivery.destination.kind) {
    case 'mail':
      return mailView(shown, shown.delivery.destination)
    case 'webhook':
      return webhookView(shown, shown.delivery.destination)
    case 'sms':
      return smsView(shown)
  }
}

export const heading = (title: string, delivery: StoredDelivery): Html =>
  html`<div class="head">${icons[delivery.destination.kind]}<span class="muted">${escapeHtml(receiverText(delivery.destination))}</span>${stateBadge(delivery)}</div><h1>${escapeHtml(title)}</h1>`

type MailDestination = Extract<StoredDelivery['destination'], { kind: 'mail' }>

/** The mail of a delivery, as it is sent. */
export const mailOf = (
  { context, from }: Pick<ShownDelivery, 'context' | 'from'>,
  { to, adf }: MailDestination,
): LeadMail => leadMail(context, { to, from, adf })

export const mailboxText = ({ name, address }: LeadMail['from']): string =>
  name === '' ? address : `${name} <${address}>`

function mailView(shown: ShownDelivery, destination: MailDestination): Html {
  const mail = mailOf(shown, destination)
  const { subject, from, to, replyTo, date, messageId, text, adf } = mail
  const { delivery, context } = shown
  const rows: [string, string][] = [
    ['From', mailboxText(from)],
    ['To', to.map(mailboxText).join(', ')],
    ['Reply to', replyTo ? mailboxText(replyTo) : 'Nobody: the customer left no email address'],
    ['Date', date],
    ['Message-ID', messageId],
    ...(adf ? [['Attached', adf.filename] satisfies [string, string]] : []),
  ]
  const frame = `${deliveryPath(context.lead.id, delivery.id)}/mail.html`
  const attached = adf
    ? html`<details class="part"><summary>ADF attached</summary><pre>${escapeHtml(adf.content)}</pre></details>`
    : joinHtml([])
  return html`${heading(subject, delivery)}${facts(rows)}<section class="part"><h2>As it looks</h2><iframe src="${escapeHtml(frame)}" title="The mail as it looks" sandbox></iframe></section><details class="part"><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>${attached}`
}

type WebhookDestination = Extract<StoredDelivery['destination'], { kind: 'webhook' }>

function webhookView(
  { context, delivery, secrets }: ShownDelivery,
  { url, secret }: WebhookDestination,
): Html {
  const { lead, site, now } = context
  const body = webhookPayload({ tenant: site.slug, id: delivery.id, lead })
  const known = secrets.of(secret)
  const headers = Object.entries(webhookHeaders(known ?? [], now, body)).map(
    ([name, value]): [string, string] =>
      name === 'x-signature' && !known
        ? [name, `signed with the secret "${secret}" where it is sent; the outbox has none`]
        : [name, value],
  )
  const json = JSON.stringify(JSON.parse(body), null, 2)
  return html`${heading(`POST ${url}`, delivery)}${facts(headers)}<section class="part"><h2>Body</h2><pre>${escapeHtml(json)}</pre></section>`
}

function smsView({ context, delivery }: ShownDelivery): Html {
  const text = smsText(context)
  return html`${heading(`SMS of ${context.site.name}`, delivery)}${bubble(text)}`
}

/** An SMS as phones show it. */
export function bubble(text: string): Html {
  const count = `${[...text].length} characters`
  return html`<section class="part"><h2>As it looks</h2><p class="bubble">${escapeHtml(text)}</p><p class="muted">${escapeHtml(count)}</p></section>`
}

const outcomes = { done: 'Delivered', refused: 'Refused', failed: 'Failed' } as const

/** The attempts of a delivery, and when the next one is due. */
export function attemptsView(
  { attempts, state, nextAt }: StoredDelivery,
  { locale, timeZone }: Pick<DeliverySite, 'locale' | 'timeZone'>,
): Html {
  const section = (content: Html) =>
    html`<section class="part"><h2>Attempts</h2>${content}</section>`
  const at = (instant: string) => spokenTime(new Date(instant), locale, timeZone)
  const next =
    state === 'waiting'
      ? html`<p class="muted">${escapeHtml(`Next: ${at(nextAt)}`)}</p>`
      : joinHtml([])
  if (attempts.length === 0) return section(html`<p class="muted">None yet.</p>${next}`)
  return section(
    html`<ol class="tries">${joinHtml(attempts.map((attempt) => attemptView(attempt, at(attempt.at))))}</ol>${next}`,
  )
}

function attemptView({ outcome, status, ms, excerpt }: Attempt, at: string): Html {
  const state = outcome === 'done' ? 'done' : 'failed'
  const isHere = outcome === 'done' && status === undefined
  const word = isHere ? KEPT_HERE : outcomes[outcome]
  const words = status === undefined ? word : `${word} ${status}`
  const said =
    excerpt === undefined ? joinHtml([]) : html`<span class="said">${escapeHtml(excerpt)}</span>`
  return html`<li>${badge(state, words)}<span>${escapeHtml(at)}</span><span class="muted">${escapeHtml(`${Math.round(ms)} ms`)}</span>${said}</li>`
}
