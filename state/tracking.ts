import type { EventId } from '#domain/tracking/event-ids.ts'

/** The `event.detail` of `forecourt:event`. */
export interface TrackedDetail {
  readonly event: EventId
  /** The car that the event is about. */
  readonly carId: string
}

/** Reports an event to the site's measurement: dispatches a `forecourt:event` on the document. */
export function track(event: EventId, carId: string): void {
  const detail: TrackedDetail = { event, carId }
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail }))
}
