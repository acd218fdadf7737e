import type { EventId } from '#domain/tracking/event-ids.ts'

/** The `event.detail` of `forecourt:event`. */
export interface TrackedDetail {
  readonly event: EventId
  /** The car that the event is about; empty for none. */
  readonly carId: string
  /** The server has counted it already. */
  readonly isCounted?: boolean
}

/**
 * Reports an event to the site's measurement: dispatches a `forecourt:event` on the document. Nothing
 * comes of it on a site that measures nothing, or without the visitor's consent. Spec 7.19.
 */
export function track(event: EventId, payload: Partial<Omit<TrackedDetail, 'event'>> = {}): void {
  const detail: TrackedDetail = { event, carId: '', ...payload }
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail }))
}
