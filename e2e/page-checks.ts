import type { Page } from 'playwright-core'

/** Ids that a page has more than once. */
export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

/** Moves the pointer over all islands and waits until each is hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('x-island').all())
    await island.dispatchEvent('pointerover', { bubbles: true })
  await page.waitForFunction(() => !document.querySelector('x-island:not([data-ready])'))
}

/** How many pixels a page is wider than the viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visible texts that an ancestor or the viewport clips. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textsOf = ({ childNodes }: Element) =>
      Array.from(childNodes).filter((node) => node.nodeType === 3 && node.textContent?.trim())
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
      element.getBoundingClientRect().width <= 1
    const isClipped = (node: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX)) return false
        const { left, right, bottom } = box.getBoundingClientRect()
        const clipsX =
          /hidden|clip/.test(overflowX) && (text.right > right + 1 || text.left < left - 1)
        const clipsY = /hidden|clip/.test(overflowY) && text.bottom > bottom + 2
        if (clipsX || clipsY) return true
      }
      return text.right > document.documentElement.clientWidth + 1
    }
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => !isHidden(element) && textsOf(element).some(isClipped))
      .map((element) => element.outerHTML.slice(0, 120))
  })
