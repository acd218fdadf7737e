import { BLOCK, DRAWING, HELD } from '#ui/data-attributes.ts'
import type { LiveResponse } from '../live-response.ts'
import { nextFrame } from './frames.ts'
import { whenReleased } from './held-press.ts'
import { morph } from './morph.ts'
import { placeLink, removeLink } from './near-press.ts'

export { readLiveResponse } from '../live-response.ts'
export { whenReleased }

/** A response on the page. */
export interface Drawn {
  /** Draws what was left for the frame after the first; at most once. */
  finish(): void
  /** Does so in that frame, once nothing is held down. */
  finishLater(): Promise<void>
}

/** Draws a response's blocks; after a press in a form, in two frames. */
export function draw(
  response: LiveResponse,
  cause: 'form' | 'link' | 'history',
  isTyping: boolean,
): Drawn {
  const isForm = cause === 'form'
  const keepsForm = isForm || isTyping
  const blocks = blocksOf(response)
  const wasOnLink = removeLink()
  const [first, rest] = isForm ? pressedLast(blocks) : [blocks, []]
  const seen = isForm ? first.map(([host]) => [host, seenArticles(host)] as const) : []
  drawBlocks(first, keepsForm)
  const waiting = seen.flatMap(([host, count]) => articlesOf(host).slice(count))
  for (const article of waiting) article.setAttribute(DRAWING, '')
  let isFinished = false
  const finish = () => {
    if (isFinished) return
    isFinished = true
    for (const article of waiting) article.removeAttribute(DRAWING)
    if (rest.length > 0) drawBlocks(rest, keepsForm)
    if (isForm) placeLink(wasOnLink)
  }
  return {
    finish,
    async finishLater() {
      // The second frame begins after what waited for the first one, such as a newer press.
      await nextFrame()
      await nextFrame()
      await whenReleased()
      finish()
    },
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

const articlesOf = (host: Element): Element[] => [...host.querySelectorAll('article')]
/** More than a screen of them, of which a shorter list does not say how many it holds. */
const minArticles = 9

/** How many articles of a block need not wait a frame: those that begin above the end of the screen. */
function seenArticles(host: Element): number {
  const articles = articlesOf(host)
  const below = articles.findIndex((article) => article.getBoundingClientRect().top >= innerHeight)
  return below < 0 ? Math.max(articles.length, minArticles) : below
}

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

/**
 * Where the focused element is removed, as a chip is, its replacement is focused, or else what it was
 * in: its block, or the drawer that is open over it.
 */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  const blockId = focused?.closest(`:popover-open, [${BLOCK}]`)?.id
  change()
  if (!focused || focused.isConnected || blockId === undefined) return
  const replacement = document.getElementById(focused.id)
  const block = document.getElementById(blockId)
  if (replacement) replacement.focus({ preventScroll: true })
  else if (block) focusBlock(block)
}

/** Scrolls to a block and focuses it, as a link to it would. */
export function showBlock(id: string): void {
  const block = document.getElementById(id)
  if (!block) return
  block.scrollIntoView({ behavior: 'instant' })
  focusBlock(block)
}

function focusBlock(block: HTMLElement): void {
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}
