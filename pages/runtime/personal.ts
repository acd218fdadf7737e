import { hasSessionHint } from '#domain/account/session-hint.ts'
import { MAX_CACHED_RESULTS } from '#domain/stock-query/thresholds.ts'
import { PERSONAL } from '#ui/data-attributes.ts'
import type { LiveRequest } from './live-client.ts'
import { liveDrawing } from './live-drawing.ts'
import { here, pageClient } from './live-page.ts'
import { whenParsed } from './parsed.ts'

/** A client of its own: that of live blocks aborts requests that a newer press replaces. */
const client = pageClient(MAX_CACHED_RESULTS)

/** The latest request for each block: responses to older ones are ignored. */
const latestRequest = new WeakMap<Element, LiveRequest>()

/**
 * For a signed-in visitor, requests the personal blocks, and again where a live response, which is
 * the same for everyone, put a public version back.
 */
export function startPersonal(): void {
  const wasSignedIn = isSignedIn()
  document.addEventListener('forecourt:shown', requestBlocks)
  void whenParsed().then(requestBlocks)
  addEventListener('pageshow', ({ persisted }) => {
    // Signed in or out since: the restored page is another visitor's.
    if (persisted && wasSignedIn !== isSignedIn()) location.reload()
  })
}

const isSignedIn = (): boolean => hasSessionHint(document.cookie)

/** A block inside another comes with it. */
const wanted = `[${PERSONAL}=ask]:not([${PERSONAL}] *)`

function requestBlocks(): void {
  if (!isSignedIn()) return
  const hosts = [...document.querySelectorAll(wanted)]
  if (hosts.length === 0) return
  const request = { url: here(), ids: hosts.map(({ id }) => id) }
  for (const host of hosts) {
    host.setAttribute(PERSONAL, 'asked')
    latestRequest.set(host, request)
  }
  client
    .load(request)
    .then(async (response) => {
      const { drawResponse } = await liveDrawing()
      drawResponse(response, (host) => latestRequest.get(host) === request)
    })
    // The public version stays: it links to the visitor's own page.
    .catch(console.warn)
}
