import type { EventId } from '#domain/tracking/event-ids.ts'

/** What listeners of `forecourt:event` find in `event.detail`. */
export interface TrackedDetail {
  readonly event: EventId
  /** The car that the event is about. */
  readonly carId: string
}

/** Tells whoever measures the site of an event: a `forecourt:event` on the document. */
export function track(event: EventId, carId: string): void {
  const detail: TrackedDetail = { event, carId }
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail }))
}
