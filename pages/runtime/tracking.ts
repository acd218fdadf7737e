import { PHONE_CLICK } from '#domain/tracking/event-ids.ts'
import { measuresOf } from '#domain/tracking/measures.ts'
import { createConsent } from '#state/consent.ts'
import { createEventBeacon, type Send } from '#state/event-beacon.ts'
import { type TrackedDetail, track } from '#state/tracking.ts'
import { CAR, REVEALS } from '#ui/data-attributes.ts'
import { startConsentNotice } from './consent-notice.ts'

/** What a tag manager finds in `window.dataLayer`. */
export interface DataLayerEntry {
  readonly event: 'forecourt_event'
  /** The number of Spec 7.19. */
  readonly event_id: number
  /** Empty for an event without a car. */
  readonly car_id: string
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Sends the page's events to the site's counters and data layer, if the visitor agrees (Spec 7.19). */
export function startTracking(send?: Send): void {
  const measures = measuresOf(document.documentElement.dataset.measure)
  if (!measures.events && !measures.dataLayer) return
  const consent = createConsent(measures.consent === 'ask')
  const beacon = createEventBeacon(send)
  document.addEventListener('forecourt:event', (event) => {
    if (!('detail' in event) || !consent.mayMeasure()) return
    // Only `track` makes this event.
    const detail = event.detail as TrackedDetail
    if (measures.events) beacon.add(detail)
    if (!measures.dataLayer) return
    window.dataLayer ??= []
    const entry: DataLayerEntry = {
      event: 'forecourt_event',
      event_id: detail.event,
      car_id: detail.carId,
    }
    window.dataLayer.push(entry)
  })
  document.addEventListener('click', trackPhone)
  void startConsentNotice(consent)
}

/** A hidden number counts when it is revealed, and not again when it is dialled. */
const phones = `a[href^="tel:"]:not([${REVEALS}] *), [${REVEALS}] > summary`

function trackPhone({ target }: Event): void {
  const phone = target instanceof Element ? target.closest(phones) : null
  if (!phone) return
  const car = phone.closest<HTMLElement>(`[${CAR}]`)
  track(PHONE_CLICK, car?.dataset.car ?? '')
}
