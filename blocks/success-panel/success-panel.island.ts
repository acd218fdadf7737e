import { eventIds } from '#domain/tracking/event-ids.ts'
import { createSentLead, type SentLead } from '#state/sent-lead.ts'
import { track } from '#state/tracking.ts'
import { FORM_KIND, SENT } from '#ui/data-attributes.ts'

/**
 * Fills in what this browser alone knows of a form that it sent: the first name and the reference. Reports
 * the event of the lead to the page's measurement once; the server has counted it. Spec 2.09, 7.19, D20, D27.
 */
export default function fillSent(host: HTMLElement): void {
  const stored = createSentLead()
  const sent = stored.read()
  const kind = host.querySelector(`[${FORM_KIND}]`)?.getAttribute(FORM_KIND)
  if (!sent || sent.form !== kind) return
  fillName(host, sent)
  fillReference(host, sent)
  const { event, ...rest } = sent
  if (event === undefined) return
  // Once: the page may be opened again.
  stored.write(rest)
  const known = Object.values(eventIds).find((id) => id === event)
  if (known !== undefined) track(known, { carId: sent.car_id ?? '', isCounted: true })
}

function fillName(host: HTMLElement, { name = '' }: SentLead): void {
  const [first = ''] = name.trim().split(/\s+/)
  const place = host.querySelector(`[${SENT}=name]`)
  if (place && first !== '') place.textContent = `, ${first}`
}

function fillReference(host: HTMLElement, { reference }: SentLead): void {
  const place = host.querySelector<HTMLElement>(`[${SENT}=reference]`)
  const text = place?.querySelector('b')
  if (!place || !text) return
  text.textContent = reference
  place.hidden = false
}
