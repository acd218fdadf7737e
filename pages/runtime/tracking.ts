import { CAR_VIEW, EMPTY_SEARCH, PHONE_CLICK, SEARCH } from '#domain/tracking/event-ids.ts'
import { measuresOf } from '#domain/tracking/measures.ts'
import { createConsent } from '#state/consent.ts'
import { createEventBeacon, type Send } from '#state/event-beacon.ts'
import { whenSeen } from '#state/seen.ts'
import { type TrackedDetail, track } from '#state/tracking.ts'
import { leavePage } from '#state/visit.ts'
import { CAR, COUNT, REVEALS, SEARCHED } from '#ui/data-attributes.ts'
import { around } from './around.ts'
import { startConsentNotice } from './consent-notice.ts'

/** What a tag manager finds in `window.dataLayer`. */
export interface DataLayerEntry {
  readonly event: 'forecourt_event'
  /** A value of `eventIds`. */
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
  const consent = createConsent(measures.question)
  const beacon = createEventBeacon(send)
  document.addEventListener('forecourt:event', (event) => {
    if (!('detail' in event) || !consent.mayMeasure()) return
    // Only `track` makes this event.
    const { event: id, carId, isCounted } = event.detail as TrackedDetail
    if (measures.events && !isCounted) beacon.add({ event: id, carId })
    if (!measures.dataLayer) return
    window.dataLayer ??= []
    window.dataLayer.push({
      event: 'forecourt_event',
      event_id: id,
      car_id: carId,
    } satisfies DataLayerEntry)
  })
  document.addEventListener('click', trackPhone)
  addEventListener('pagehide', () => {
    if (consent.mayMeasure()) leavePage()
  })
  void trackViews()
  startConsentNotice(consent)
}

/** A number that was hidden counts when it is revealed, and not again when it is dialled. */
const phones = `a[href^="tel:"]:not([${REVEALS}] *)`

function trackPhone({ target }: Event): void {
  const phone = around(target, phones)
  if (phone) track(PHONE_CLICK, { carId: around(phone, `[${CAR}]`)?.dataset.car ?? '' })
}

/**
 * Reports the car or the search that the page is about. A page that the browser prepares is seen once
 * the visitor comes to it, and one that Back brings out of memory was seen before.
 */
async function trackViews(): Promise<void> {
  await whenSeen()
  const { countedCar } = document.documentElement.dataset
  if (countedCar) track(CAR_VIEW, { carId: countedCar })
  trackSearch()
  document.addEventListener('forecourt:shown', trackSearch)
}

let lastSearched: string | undefined

/** A list of results is opened, or other filters are chosen; sorting and paging are no other search. */
function trackSearch(): void {
  const count = document.querySelector(`[${COUNT}]`)?.getAttribute(COUNT)
  const searched = document.querySelector(`[${SEARCHED}]`)?.getAttribute(SEARCHED) ?? ''
  if (!count || searched === lastSearched) return
  lastSearched = searched
  track(SEARCH)
  if (count === '0') track(EMPTY_SEARCH)
}
