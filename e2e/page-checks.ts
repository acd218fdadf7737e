import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { clippedTexts as clippedTextsOfWindow } from '#ui/conformance/clipped-texts.fixture.ts'
import { inTurn } from '../scripts/test-extent.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Shorter than `axe.source`: a page reads it in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe finds on a page as it is now: a rule, and the HTML of the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  await laidOut(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Lays out what is below the first screen, which a page does some seconds after its first paint. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const waiting = document
      .getAnimations()
      .filter(
        (animation) =>
          'animationName' in animation &&
          `${animation.animationName}`.startsWith('laid-out') &&
          animation.playState !== 'finished',
      )
    if (waiting.length === 0) return
    for (const animation of waiting) animation.finish()
    // Sizes by a container are right in the frame after it is laid out.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** Ids that a page has more than once. */
export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

/** Moves the pointer over all islands, then the focus into them, and waits until each is hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('x-island').all())
    for (const type of ['pointerover', 'focusin'])
      await island.dispatchEvent(type, { bubbles: true })
  await page.waitForFunction(() => !document.querySelector('x-island:not([data-ready])'))
}

/** How many pixels a page is wider than the viewport. */
export async function overflow(page: Page): Promise<number> {
  await laidOut(page)
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Visible texts that an ancestor or the viewport clips. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(clippedTextsOfWindow)
}

/** Links and buttons of the header that are on top of each other, as their texts or start tags. */
export const crowdedHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = Array.from(
      document.querySelectorAll('header :is(a:not([data-slot=skip-link]), button, summary)'),
    )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const box = element.getBoundingClientRect()
        // A name may be wider than its element; other controls have names that only readers hear.
        const text = element.matches('.header-logo') ? range.getBoundingClientRect() : box
        return {
          name: element.textContent?.trim() || element.outerHTML.slice(0, 80),
          left: Math.min(text.left, box.left),
          right: Math.max(text.right, box.right),
          top: box.top,
          bottom: box.bottom,
        }
      })
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return width > 1 && height > 1 ? [`${one.name} and ${other.name}`] : []
      }),
    )
  })

const widths = [320, 390, 1280]

/**
 * What is wrong with a page as it is now at 320, 390 and 1280 pixels, by the width: it is wider, or a text is
 * clipped. Axe looks at one of them in turn, at all in a full test.
 */
export async function faultsAtWidths(page: Page, turn: number): Promise<Record<string, unknown>> {
  const size = page.viewportSize()
  const withAxe = inTurn(widths, turn)
  const faults: Record<string, unknown> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await overflow(page)
    if (wider > 0) faults[`${width}: wider by`] = wider
    const found = [
      ...(await clippedTexts(page)),
      ...(withAxe.includes(width) ? await axeViolations(page) : []),
    ]
    if (found.length > 0) faults[width] = found
  }
  if (size) await page.setViewportSize(size)
  return faults
}

/** The same; without script axe cannot run, and the least width alone is measured. */
export async function faultsBy(
  page: Page,
  { hasScript }: { readonly hasScript: boolean },
  turn: number,
): Promise<Record<string, unknown>> {
  if (hasScript) return faultsAtWidths(page, turn)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (size) await page.setViewportSize(size)
  return wide > 320 ? { width: wide } : {}
}
