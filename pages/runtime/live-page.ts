import { BLOCK, DRAWING, LIVE_ERROR } from '#ui/data-attributes.ts'
import type { LiveAnswer } from '../live-answer.ts'
import { createAnswers, type Question } from './answers.ts'
import { morph } from './morph.ts'
import { whenParsed } from './parsed.ts'

/** Blocks of a page to be shown in place of those that stand here. */
export interface LiveView extends Question {
  readonly cause: 'form' | 'link' | 'history'
  /** The block to scroll to, as paging does; without it the scroll stays. */
  readonly topId?: string | undefined
}

/** After a fast answer no sign was needed, and the sign costs a repaint of its own. */
const busyAfterMs = 200
const hiddenTabFrameMs = 100

const answers = createAnswers({ fetch: (...args) => fetch(...args), now: () => performance.now() })

/** Path and query in the address bar. */
export const here = (): string => location.pathname + location.search

/** The URL whose blocks stand on the page; it differs from the address bar while history waits. */
let shown = here()
let wanted: LiveView | undefined

/** Asks for blocks that a press would want, so that their answer is here when it comes. */
export function askAhead(question: Question): void {
  if (question.url === shown) return
  answers.keepOnly([question.url, ...(wanted ? [wanted.url] : [])])
  // A failure is told when the answer is really wanted.
  answers.ask(question).catch(() => {})
}

/**
 * Shows the blocks of a URL and that URL. A newer call wins over an older one, whatever comes back
 * first; a failure leaves the last good content and says so (Spec 4.14).
 */
export async function showLive(view: LiveView, isTyping: () => boolean): Promise<void> {
  if (view.url === wanted?.url) return
  answers.keepOnly([view.url])
  wanted = view
  if (view.url === shown && view.url === here()) {
    if (view.cause === 'history') scrollBack()
    return settle(view.ids)
  }
  const busy = setTimeout(markBusy, busyAfterMs, view.ids)
  try {
    const [answer] = await Promise.all([answers.ask(view), nextFrame(), whenParsed()])
    if (wanted !== view) return
    clearTimeout(busy)
    draw(answer, view, isTyping())
    await nextFrame()
    finishDrawing?.()
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

function draw(answer: LiveAnswer, view: LiveView, isTyping: boolean): void {
  finishDrawing?.()
  if (view.cause !== 'history') pushUrl(answer.url)
  shown = here()
  document.title = answer.title
  const isForm = view.cause === 'form'
  const keepsForm = isForm || isTyping
  const blocks = blocksOf(answer)
  const [first, rest] = isForm ? pressedLast(blocks) : [blocks, []]
  const begun = isForm ? first.map(([host]) => host).filter(beginsOnScreen) : []
  holdScroll()
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

/** Draws blocks that belong to the page as it is, where `isWanted` says so of the element here. */
export function drawAnswer(answer: LiveAnswer, isWanted: (host: Element) => boolean): void {
  drawBlocks(
    blocksOf(answer).filter(([host]) => isWanted(host)),
    true,
  )
}

type Block = readonly [host: Element, html: string]

/** Does what was left for the frame after the last answer's first one. */
let finishDrawing: (() => void) | undefined

/** Of such a block what is far below the screen may wait a frame: the stylesheet says what. */
const beginsOnScreen = (host: Element): boolean => host.getBoundingClientRect().top >= 0

const blocksOf = ({ blocks }: LiveAnswer): Block[] =>
  Object.entries(blocks).flatMap(([id, html]): Block[] => {
    const host = document.getElementById(id)
    return host ? [[host, html]] : []
  })

/**
 * The block of the pressed control comes a frame later: it shows the press already, and what the
 * visitor waits for is in the others.
 */
function pressedLast(blocks: Block[]): [first: Block[], rest: Block[]] {
  const isPressed = ([host]: Block) => host.contains(document.activeElement)
  const first = blocks.filter((block) => !isPressed(block))
  return first.length > 0 ? [first, blocks.filter(isPressed)] : [blocks, []]
}

function drawBlocks(blocks: readonly Block[], keepsForm: boolean): void {
  keepingFocus(() => {
    for (const [host, html] of blocks) morph(host, html, keepsForm)
  })
  document.dispatchEvent(new Event('forecourt:shown'))
}

function pushUrl(answered: string): void {
  const { pathname, search } = new URL(answered, location.href)
  const url = pathname + search
  rememberScroll()
  if (url !== here()) history.pushState(null, '', url)
}

/** Notes how far the page is scrolled, for when the visitor comes back to it. */
export function rememberScroll(): void {
  if (shown === here()) history.replaceState({ scrollY }, '')
}

/** To where the visitor left this entry of the history; one that was never left has no place. */
function scrollBack(otherwise?: number): void {
  const state: unknown = history.state
  const isNoted = typeof state === 'object' && state !== null && 'scrollY' in state
  const top = isNoted ? Number(state.scrollY) : otherwise
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
 * The pressed control is painted before a ready answer is drawn, so that a press never feels slow.
 * A hidden tab has no frames and does not wait for one.
 */
const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, hiddenTabFrameMs)
  })

/**
 * Keeps the page where it is while blocks change: the browser would follow the card at its top to
 * wherever that goes, and pull the pressed control from under the pointer.
 */
function holdScroll(): void {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  void nextFrame().then(() => style.removeProperty('overflow-anchor'))
}

/** Where the focused element goes away, as a chip does, the focus goes to its block. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  const blockId = focused?.closest(`[${BLOCK}]`)?.id
  change()
  if (!focused || focused.isConnected || blockId === undefined) return
  const heir = document.getElementById(focused.id)
  const block = document.getElementById(blockId)
  if (heir) heir.focus({ preventScroll: true })
  else if (block) focusBlock(block)
}

function focusBlock(block: HTMLElement): void {
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}
