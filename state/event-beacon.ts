import type { TrackedDetail } from './tracking.ts'

/** The server's limit for one request. */
const MAX_EVENTS = 20
/** Events within this time are sent together, milliseconds. */
const SEND_AFTER_MS = 2_000
const ADDRESS = '/api/events'

/** Sends a body to a path of the site; whether it arrives is not known. */
export type Send = (address: string, body: Blob) => unknown

export interface EventBeacon {
  add(detail: TrackedDetail): void
}

/** Sends events to the site's counters: shortly after them, at the latest when the page is left. */
export function createEventBeacon(
  send: Send = (address, body) => navigator.sendBeacon(address, body),
): EventBeacon {
  const waiting: TrackedDetail[] = []
  const flush = () => {
    while (waiting[0]) {
      const events = waiting.splice(0, MAX_EVENTS)
      send(ADDRESS, new Blob([JSON.stringify({ events })], { type: 'application/json' }))
    }
  }
  document.addEventListener('visibilitychange', flush)
  addEventListener('pagehide', flush)
  return {
    add(detail) {
      if (waiting.push(detail) === 1) setTimeout(flush, SEND_AFTER_MS)
    },
  }
}
