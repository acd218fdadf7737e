import { escapeHtml, type Html, html, joinHtml } from '#pages/render/html.ts'
import type { DeliveryState, Destination, StoredDelivery } from '../../store/delivery-store.ts'
import type { OutgoingMessage } from '../../store/message-store.ts'
import type { DeliverySite } from '../lead-context.ts'
import { leadFacts } from '../lead-facts.ts'
import { spokenTime } from '../local-time.ts'
import { KEPT_HERE, type OutboxLead, type OutboxList, stateWords } from './entries.ts'
import { icons } from './icons.ts'

/** The address of a delivery in the outbox. */
export const deliveryPath = (lead: string, delivery: string): string =>
  `/_outbox/${encodeURIComponent(lead)}/${encodeURIComponent(delivery)}`

/** The address of a message in the outbox. */
export const messagePath = (id: string): string => `/_outbox/messages/${encodeURIComponent(id)}`

/** Who receives a delivery. */
export function receiverText(destination: Destination): string {
  if (destination.kind === 'mail') return destination.to.join(', ')
  if (destination.kind === 'sms') return destination.to
  return URL.parse(destination.url)?.host ?? destination.url
}

const kinds = { mail: 'Mail', webhook: 'Webhook', sms: 'SMS' } as const

/** What became of a delivery. A receiver answers with a status; without one it went no further than here. */
export function stateBadge({ state, attempts }: StoredDelivery): Html {
  const isHere = state === 'done' && attempts.at(-1)?.status === undefined
  return badge(state, isHere ? KEPT_HERE : stateWords[state])
}

/** A state as a glyph and words. */
export const badge = (state: DeliveryState, words: string): Html =>
  html`<span class="state" data-state="${escapeHtml(state)}">${icons[state]}${escapeHtml(words)}</span>`

export interface ListView {
  readonly list: OutboxList
  readonly site: DeliverySite
  /** Id of the delivery that is shown beside the list. */
  readonly open?: string
}

/** The messages, then the leads with their deliveries, the latest first. */
export function listView({ list, site, open }: ListView): Html {
  const more =
    list.more === undefined
      ? joinHtml([])
      : html`<p class="more"><a href="/_outbox?after=${escapeHtml(encodeURIComponent(list.more))}">Earlier enquiries</a></p>`
  const leads = list.leads.map((entry) => leadView(entry, site, open))
  const messages = list.messages.map((message) => messageView(message, site, open))
  return html`<div class="leads">${section('Messages', messages)}${section('Enquiries', leads)}${more}</div>`
}

const section = (name: string, items: readonly Html[]): Html =>
  items.length === 0
    ? joinHtml([])
    : html`<nav aria-label="${escapeHtml(name)}"><ol>${joinHtml(items)}</ol></nav>`

function messageView(
  { id, created, delivery }: OutgoingMessage,
  { locale, timeZone }: DeliverySite,
  open: string | undefined,
): Html {
  const at = spokenTime(new Date(created), locale, timeZone)
  const row = deliveryRow(messagePath(id), delivery, open)
  return html`<li class="lead"><h2>Message</h2><p class="meta"><span>${escapeHtml(at)}</span></p><ul>${row}</ul></li>`
}

function leadView({ lead, car, deliveries }: OutboxLead, site: DeliverySite, open?: string): Html {
  const context = { id: lead.id, lead, car, site, now: new Date(lead.created) }
  const { category, car: about, person } = leadFacts(context)
  const who = person.find(({ label }) => label === 'Name') ?? person[0]
  const at = spokenTime(new Date(lead.created), site.locale, site.timeZone)
  const rows = deliveries.map((delivery) =>
    deliveryRow(deliveryPath(lead.id, delivery.id), delivery, open),
  )
  return html`<li class="lead"><h2>${escapeHtml(about ?? category)}</h2><p class="meta"><span>${escapeHtml([about && category, who?.value].filter(Boolean).join(', '))}</span><span>${escapeHtml(at)}</span></p><ul>${joinHtml(rows)}</ul></li>`
}

function deliveryRow(path: string, delivery: StoredDelivery, open: string | undefined): Html {
  const { id, destination } = delivery
  const href = escapeHtml(path)
  const current = id === open ? html` aria-current="page"` : joinHtml([])
  const label = `${kinds[destination.kind]} to ${receiverText(destination)}`
  return html`<li><a class="to" href="${href}"${current}>${icons[destination.kind]}<span class="who">${escapeHtml(label)}</span>${stateBadge(delivery)}</a></li>`
}
