import type { PreviewPage, PreviewRequest } from '#pages/preview-answer.ts'
import { drawResponse } from '#pages/runtime/live-draw.ts'
import { notifyRemovedIslands } from '#pages/runtime/morph.ts'

const blocks = '[data-block]'
const pageStyle = 'head > style:not([data-vite-dev-id])'

/** Draws a page over the one that is shown, and knows what it has drawn. */
export function createDrawing() {
  let styles: string | undefined
  const drawn = new Map<string, string>()

  return {
    has: (): PreviewRequest['has'] => ({ styles, blocks: Object.fromEntries(drawn) }),

    draw(page: PreviewPage): void {
      document.title = page.title
      document.documentElement.dataset.scene = page.scene
      const style = document.querySelector(pageStyle)
      if (page.styles && style) {
        style.textContent = page.styles.css
        styles = page.styles.checksum
      }
      const ids = new Set([...page.before, ...page.main, ...page.after])
      for (const id of drawn.keys()) if (!ids.has(id)) drawn.delete(id)
      removeOthers(ids)
      const changed = Object.entries(page.blocks)
      const known = changed.filter(([id]) => document.getElementById(id))
      arrange(page)
      const htmlById = Object.fromEntries(known.map(([id, { html }]) => [id, html]))
      drawResponse({ title: page.title, url: '', blocks: htmlById }, () => true)
      for (const [id, { checksum }] of changed) drawn.set(id, checksum)
    },
  }
}

/** The page's own blocks, not those inside them. */
const ownBlocks = (): Element[] =>
  Array.from(document.querySelectorAll(blocks)).filter(
    ({ parentElement }) => parentElement === document.body || parentElement?.id === 'main',
  )

function removeOthers(ids: ReadonlySet<string>): void {
  for (const block of ownBlocks()) {
    if (ids.has(block.id)) continue
    block.remove()
    notifyRemovedIslands(block)
  }
}

/** Puts every block in its place; those that are there already are moved with their state. */
function arrange({ before, main, after, blocks: html }: PreviewPage): void {
  const middle = document.getElementById('main')
  if (!middle) throw new Error('expected the main part of the page')
  const put = (ids: readonly string[], parent: Element, end: Element | null) => {
    let next = end
    for (const id of ids.toReversed()) {
      const element = document.getElementById(id) ?? elementOf(html[id]?.html ?? '')
      if (element.parentElement !== parent || following(element) !== next)
        move(element, parent, next)
      next = element
    }
  }
  put(before, document.body, middle)
  put(main, middle, null)
  put(after, document.body, null)
}

function elementOf(html: string): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = template.content.firstElementChild
  if (!element) throw new Error('expected the root element of a block')
  return element
}

/** The next block or the main part: between them are links to fonts, and scripts. */
function following(element: Element): Element | null {
  let next = element.nextElementSibling
  while (next && !next.matches(`${blocks}, #main`)) next = next.nextElementSibling
  return next
}

/** With its scroll, focus and frames, where the browser can. */
function move(element: Element, parent: Element, next: Element | null): void {
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, next)
  else parent.insertBefore(element, next)
}
