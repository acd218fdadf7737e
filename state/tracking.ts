/** Numbers of the events that the browser reports (Spec 7.24). */
export const trackedEvents = { favourite: 39 } as const

export type TrackedEvent = (typeof trackedEvents)[keyof typeof trackedEvents]

/** What listeners of `forecourt:event` find in `event.detail`. */
export interface TrackedDetail {
  readonly event: TrackedEvent
  /** The car that the event is about. */
  readonly carId: string
}

/** Tells whoever measures the site of an event: a `forecourt:event` on the document. */
export function track(event: TrackedEvent, carId: string): void {
  const detail: TrackedDetail = { event, carId }
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail }))
}
