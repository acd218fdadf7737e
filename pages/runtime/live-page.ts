import { BLOCK, DRAWING, HELD, LIVE_ERROR } from '#ui/data-attributes.ts'
import type { LiveResponse } from '../live-response.ts'
import { createLiveClient, type LiveRequest } from './live-client.ts'
import { morph } from './morph.ts'
import { whenParsed } from './parsed.ts'

/** Blocks of a page to show in place of the current ones. */
export interface LiveView extends LiveRequest {
  readonly cause: 'form' | 'link' | 'history'
  /** The block to scroll to, as paging does; without it the scroll stays. */
  readonly topId?: string | undefined
}

/** A fast response needs no busy state, which costs a repaint of its own. */
const busyAfterMs = 200
const hiddenTabFrameMs = 100

const client = createLiveClient({
  fetch: (...args) => fetch(...args),
  now: () => performance.now(),
})

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
    if (view.cause === 'history') scrollBack()
    return settle(view.ids)
  }
  const busy = setTimeout(markBusy, busyAfterMs, view.ids)
  try {
    const [response] = await Promise.all([client.load(view), nextFrame(), whenParsed()])
    if (wanted !== view) return
    clearTimeout(busy)
    draw(response, view, isTyping())
    await nextFrame()
    finishDrawing?.()
    await nextFrame()
    if (wanted !== view) return
    settle(view.ids)
  } catch (cause) {
    if (wanted !== view) return
    console.warn(cause)
    settle(view.ids, view.url)
  } finally {
    clearTimeout(busy)
  }
}

function draw(response: LiveResponse, view: LiveView, isTyping: boolean): void {
  finishDrawing?.()
  if (view.cause !== 'history') pushUrl(response.url)
  shown = here()
  document.title = response.title
  const isForm = view.cause === 'form'
  const keepsForm = isForm || isTyping
  const blocks = blocksOf(response)
  const [first, rest] = isForm ? pressedLast(blocks) : [blocks, []]
  const begun = isForm ? first.map(([host]) => host).filter(beginsOnScreen) : []
  drawBlocks(first, keepsForm)
  for (const host of begun) host.setAttribute(DRAWING, '')
  finishDrawing = () => {
    finishDrawing = undefined
    for (const host of begun) host.removeAttribute(DRAWING)
    if (rest.length > 0) drawBlocks(rest, keepsForm)
  }
  const top = view.topId === undefined ? null : document.getElementById(view.topId)
  if (view.cause === 'history') scrollBack(0)
  else if (top) {
    top.scrollIntoView({ behavior: 'instant' })
    focusBlock(top)
  }
}

/** Shows those blocks of a response for whose current element `isWanted` returns true. */
export function drawResponse(response: LiveResponse, isWanted: (host: Element) => boolean): void {
  drawBlocks(
    blocksOf(response).filter(([host]) => isWanted(host)),
    true,
  )
}

type Block = readonly [host: Element, html: string]

/** Finishes drawing the last response, in the frame after its first. */
let finishDrawing: (() => void) | undefined

/** The part of such a block far below the screen may wait a frame: the stylesheet says which. */
const beginsOnScreen = (host: Element): boolean => host.getBoundingClientRect().top >= 0

const blocksOf = ({ blocks }: LiveResponse): Block[] =>
  Object.entries(blocks).flatMap(([id, html]): Block[] => {
    const host = document.getElementById(id)
    return host ? [[host, html]] : []
  })

/** The pressed control's block is drawn a frame later: it shows the press already. */
function pressedLast(blocks: Block[]): [first: Block[], rest: Block[]] {
  const isPressed = ([host]: Block) => host.contains(document.activeElement)
  const first = blocks.filter((block) => !isPressed(block))
  return first.length > 0 ? [first, blocks.filter(isPressed)] : [blocks, []]
}

function drawBlocks(blocks: readonly Block[], keepsForm: boolean): void {
  hold()
  keepingFocus(() => {
    for (const [host, html] of blocks) morph(host, html, keepsForm)
  })
  document.dispatchEvent(new Event('forecourt:shown'))
}

function pushUrl(responseUrl: string): void {
  const { pathname, search } = new URL(responseUrl, location.href)
  const url = pathname + search
  rememberScroll()
  if (url !== here()) history.pushState(null, '', url)
}

/** Stores the scroll position in the history entry, for when the visitor comes back to it. */
export function rememberScroll(): void {
  if (shown === here()) history.replaceState({ scrollY }, '')
}

/** Restores the scroll position stored in this history entry, if there is one. */
function scrollBack(otherwise?: number): void {
  const state: unknown = history.state
  const isStored = typeof state === 'object' && state !== null && 'scrollY' in state
  const top = isStored ? Number(state.scrollY) : otherwise
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

function settle(ids: readonly string[], failedUrl?: string): void {
  wanted = undefined
  for (const id of ids) document.getElementById(id)?.removeAttribute('aria-busy')
  for (const note of document.querySelectorAll<HTMLElement>(`[${LIVE_ERROR}]`)) {
    note.hidden = failedUrl === undefined
    if (failedUrl !== undefined) note.querySelector('a')?.setAttribute('href', failedUrl)
  }
}

function markBusy(ids: readonly string[]): void {
  for (const id of ids) document.getElementById(id)?.setAttribute('aria-busy', 'true')
}

/**
 * The pressed control is painted before a ready response is drawn, so that a press never feels slow.
 * A hidden tab has no frames and does not wait for one.
 */
const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, hiddenTabFrameMs)
  })

/**
 * Marks the page while blocks change. The stylesheet turns scroll anchoring off, which would follow
 * the topmost card to its new place and move the pressed control away from the pointer, and lets what
 * was busy fade in instead of jumping.
 */
function hold(): void {
  const { documentElement: root } = document
  root.setAttribute(HELD, '')
  void nextFrame().then(() => root.removeAttribute(HELD))
}

/** Where the focused element is removed, as a chip is, its replacement or its block is focused. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  const blockId = focused?.closest(`[${BLOCK}]`)?.id
  change()
  if (!focused || focused.isConnected || blockId === undefined) return
  const replacement = document.getElementById(focused.id)
  const block = document.getElementById(blockId)
  if (replacement) replacement.focus({ preventScroll: true })
  else if (block) focusBlock(block)
}

function focusBlock(block: HTMLElement): void {
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}
