import { MAX_CACHED_RESULTS } from '#domain/stock-query/thresholds.ts'
import { CACHED_RESULTS, LIVE_ERROR } from '#ui/data-attributes.ts'
import type { LiveResponse } from '../live-response.ts'
import { nextFrame } from './frames.ts'
import { createLiveClient, type LiveClient, type LiveRequest } from './live-client.ts'
import type { Drawn } from './live-draw.ts'
import { liveDrawing } from './live-drawing.ts'
import { whenElementsParsed } from './parsed.ts'
import { pausePicturesAfter } from './pause-pictures.ts'

/** Blocks of a page to show in place of the current ones. */
export interface LiveView extends LiveRequest {
  readonly cause: 'form' | 'link' | 'history'
  /** The block to scroll to, as paging does; without it the scroll stays. */
  readonly topId?: string | undefined
  /** Typed in a field, in the visit of it with this number: its searches make one history entry. */
  readonly visit?: number | undefined
}

/** A fast response needs no busy state, which costs a repaint of its own. */
const busyAfterMs = 300
/** A prefetched response is there before. */
const pauseAfterMs = 10

/** Requests blocks of this site for a browser, and caches so many responses. */
export const pageClient = (max: number): LiveClient =>
  createLiveClient({
    fetch: (...args) => fetch(...args),
    now: () => performance.now(),
    max,
    read: async (text) => (await liveDrawing()).readLiveResponse(text),
  })

const client = pageClient(
  Number(document.documentElement.getAttribute(CACHED_RESULTS) ?? MAX_CACHED_RESULTS),
)

/** Path and query in the address bar. */
export const here = (): string => location.pathname + location.search

/** The URL whose blocks are on the page; it differs from the address bar while a history entry loads. */
let shown = here()
let wanted: LiveView | undefined

/** Requests blocks before a press does, so that their response is ready for it. */
export function prefetch(request: LiveRequest): void {
  if (request.url === shown) return
  client.abortAllBut([request.url, ...(wanted ? [wanted.url] : [])])
  // A failure is reported when the response is really needed.
  client.load(request).catch(() => {})
}

/**
 * Shows the blocks of a URL and that URL. The newest call wins, whichever response arrives first; a
 * failure keeps the last good content and shows a notice (Spec 4.14).
 */
export async function showLive(view: LiveView, isTyping: () => boolean): Promise<void> {
  if (view.url === wanted?.url) return
  client.abortAllBut([view.url])
  wanted = view
  if (view.url === shown && view.url === here()) {
    if (view.cause === 'history') findPlace(placeOfEntry())
    return settle(view.ids)
  }
  const busy = setTimeout(markBusy, busyAfterMs, view.ids)
  const resumePictures = pausePicturesAfter(pauseAfterMs, view.ids)
  try {
    const [response, { draw, showBlock, whenReleased }] = await Promise.all([
      client.load(view),
      liveDrawing(),
      nextFrame(),
      whenElementsParsed(view.ids),
    ])
    await whenReleased()
    resumePictures()
    if (wanted !== view) return
    clearTimeout(busy)
    drawn?.finish()
    showUrl(response, view)
    drawn = draw(response, view.cause, isTyping())
    scroll(view, showBlock)
    await drawn.finishLater()
    await nextFrame()
    if (wanted !== view) return
    settle(view.ids)
  } catch (cause) {
    if (wanted !== view) return
    console.warn(cause)
    settle(view.ids, view.url)
  } finally {
    resumePictures()
    clearTimeout(busy)
  }
}

/** The last response, of which a part may still have to be drawn. */
let drawn: Drawn | undefined

/** The visit of a field that made the current history entry. */
let entryVisit: number | undefined

function showUrl(response: LiveResponse, { cause, visit }: LiveView): void {
  const isSameEntry = visit !== undefined && visit === entryVisit
  if (cause !== 'history') goTo(response.url, isSameEntry)
  entryVisit = visit
  shown = here()
  document.title = response.title
}

function scroll({ cause, topId }: LiveView, showBlock: (id: string) => void): void {
  if (cause === 'history') findPlace(placeOfEntry() ?? 0)
  else if (topId !== undefined) showBlock(topId)
}

function goTo(responseUrl: string, isSameEntry: boolean): void {
  const { pathname, search } = new URL(responseUrl, location.href)
  const url = pathname + search
  rememberScroll()
  if (isSameEntry) history.replaceState(history.state, '', url)
  else if (url !== here()) history.pushState(null, '', url)
}

/** Stores the scroll position in the history entry, for when the visitor comes back to it. */
export function rememberScroll(): void {
  if (shown === here()) history.replaceState({ scrollY }, '')
}

/** The scroll position stored in the history entry, if there is one. */
export const placeOfEntry = (): number | undefined => history.state?.scrollY

/** A page that has just loaded may still grow by its last stylesheet: how often to look, and after how long. */
const LOOKS = 9
const LOOK_MS = 40

let looking: ReturnType<typeof setTimeout>
for (const type of ['wheel', 'pointerdown', 'keydown'])
  addEventListener(type, () => clearTimeout(looking), { passive: true })

/**
 * The browser looked for the place that a visitor left in a page that was shorter then. A visitor who does
 * something meanwhile has found another one.
 */
export function findPlace(top: number | undefined, looks = LOOKS): void {
  if (top === undefined) return
  scrollTo({ top, behavior: 'instant' })
  if (scrollY < top && looks) looking = setTimeout(findPlace, LOOK_MS, top, looks - 1)
}

function settle(ids: readonly string[], failedUrl?: string): void {
  wanted = undefined
  for (const id of ids) document.getElementById(id)?.removeAttribute('aria-busy')
  for (const note of document.querySelectorAll<HTMLElement>(`[${LIVE_ERROR}]`)) {
    note.hidden = !failedUrl
    if (failedUrl) note.querySelector('a')?.setAttribute('href', failedUrl)
  }
}

function markBusy(ids: readonly string[]): void {
  for (const id of ids) document.getElementById(id)?.setAttribute('aria-busy', 'true')
}
