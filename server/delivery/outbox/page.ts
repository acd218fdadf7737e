import { escapeHtml, type Html, html, joinHtml, trustedHtml } from '#pages/render/html.ts'
import type { DeliverySite } from '../lead-context.ts'
import { outboxStyle } from './style.ts'

/** The outbox as a page. */
export interface OutboxPage {
  readonly site: DeliverySite
  /** What the page is about, before the name of the site. */
  readonly title: string
  /** Whether deliveries leave the machine. */
  readonly sends: boolean
  readonly list: Html
  /** Whether `list` says that there is none. */
  readonly isEmpty?: boolean
  /** The delivery beside the list. */
  readonly detail?: Html
}

/** A whole page of the outbox. */
export function outboxPage({ site, title, sends, list, isEmpty, detail }: OutboxPage): Html {
  const note = sends
    ? 'These are sent: DELIVERY is set to send.'
    : 'Nothing leaves this machine. What people would receive is kept and shown; DELIVERY=send sends it.'
  const name = detail ? html`<a class="title" href="/_outbox">Outbox</a>` : html`<h1>Outbox</h1>`
  const content = detail
    ? html`<div class="split" data-open>${list}${detail}</div>`
    : html`<main class="split">${list}${isEmpty ? joinHtml([]) : choose}</main>`
  return html`<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${site.name}`)}</title><style>${trustedHtml(outboxStyle)}</style></head><body><header><div class="bar">${name}<span class="muted">${escapeHtml(site.name)}</span><span class="end"><a href="/">Site</a><a href="">Refresh</a></span></div><p class="note">${escapeHtml(note)}</p></header>${content}</body></html>`
}

/** Beside the list on wide screens. */
const choose = html`<p class="choose">Choose a mail, a webhook or an SMS to see it as it would arrive.</p>`

/** What stands in place of an empty list. */
export const emptyOutbox = html`<section class="empty"><h2>No enquiry yet</h2><p>Send one of this site's forms, such as the one at <a href="/contact-us">Contact us</a>. Each mail, SMS and webhook then stands here, with its attempts.</p><p class="muted">Where enquiries go is set in site.json under delivery.</p></section>`
