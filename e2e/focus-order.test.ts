import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { everyTenant } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })

/** Where the focus is, in pixels of the page. */
interface Stop {
  /** The part of the page: `header`, the name of a block, or empty. */
  readonly part: string
  /** Its start tag. */
  readonly html: string
  /** Its place in the document. */
  readonly index: number
  /** In the drawer of filters, or on the button that opens and closes it. */
  readonly isInDrawer: boolean
  /** Another element is in front of its middle. */
  readonly isCovered: boolean
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Presses the tabulator; undefined where the focus leaves the page. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return undefined
    // A card's link covers the card, and a label its box.
    const seen = focused.matches('.cover-link')
      ? focused.closest('article')
      : focused.matches('[type=checkbox], [type=radio]') && focused.closest('label')
    const box = seen || focused
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    let [x, y] = [0, 0]
    for (let outer = focused.parentElement; outer; outer = outer.parentElement) {
      x += outer.scrollLeft
      y += outer.scrollTop
    }
    const block = focused.closest('header, [data-block]')
    return {
      part: block?.tagName === 'HEADER' ? 'header' : (block?.getAttribute('data-block') ?? ''),
      html: focused.outerHTML.slice(0, focused.outerHTML.indexOf('>') + 1),
      index: Array.from(document.querySelectorAll('*')).indexOf(focused),
      isInDrawer:
        focused.closest('#filters-panel:popover-open, [popovertarget=filters-panel]') !== null,
      isCovered: front !== null && !box.contains(front) && !front.contains(box),
      left: left + x,
      top: top + y,
      right: right + x,
      bottom: bottom + y,
    }
  })
}

const contains = (outer: Stop, inner: Stop): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom

/** Whether a reader comes to `next` after `stop`: it is lower, or further right in the same row. */
function follows(stop: Stop, next: Stop): boolean {
  if (contains(stop, next) || contains(next, stop)) return true
  const shared = Math.min(stop.bottom, next.bottom) - Math.max(stop.top, next.top)
  const lower = Math.min(stop.bottom - stop.top, next.bottom - next.top)
  return shared > lower / 2 ? next.left >= stop.left - 1 : next.bottom > stop.top + 1
}

/** Stops that come too late: a reader has seen them before the one in front of them. */
const misplaced = (stops: readonly Stop[]): string[] =>
  stops.flatMap((next, index) => {
    const stop = stops[index - 1]
    const isInOrder = !stop || stop.part !== next.part || follows(stop, next)
    return isInOrder ? [] : [`${stop.html} then ${next.html}`]
  })

const CARDS_PASSED = 5
const MAX_STOPS = 250

const desktop = { screen: 'a desktop', viewport: { width: 1280, height: 900 } }
const phone = { screen: 'a phone', viewport: { width: 390, height: 844 } }

describe.each([
  { ...desktop, turn: 0 },
  { ...phone, turn: 1 },
])('on $screen', ({ viewport, turn }) => {
  test.each(inTurn(everyTenant, turn, 2))(
    '%s: the focus follows what is seen in the header, the filters and the first cards (WCAG 2.4.3)',
    async (tenant) => {
      const { page } = await newPage({ viewport })
      await page.goto(url(tenant, '/search'))
      const stops: Stop[] = []
      const cards = () => stops.filter(({ html }) => html.includes('cover-link')).length
      while (cards() < CARDS_PASSED && stops.length < MAX_STOPS) {
        const stop = await nextStop(page)
        if (!stop) break
        stops.push(stop)
      }
      expect(cards()).toBe(CARDS_PASSED)
      expect(stops.filter(({ part }) => part === 'header').length).toBeGreaterThan(2)
      expect(misplaced(stops)).toEqual([])
    },
  )
})

/** Wide windows have the drawer only in these two variants of the filters. */
const drawers = [
  ...inTurn(everyTenant, 0, 3).map((tenant) => ({ tenant, ...phone })),
  ...inTurn(['lonestar', 'volt'], 0).map((tenant) => ({ tenant, ...desktop })),
]

test.each(drawers)(
  '$tenant: the focus stays in the drawer of filters on $screen, in the order that is seen, and is not covered (WCAG 2.4.3, 2.4.11)',
  async ({ tenant, viewport }) => {
    const { page } = await newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(url(tenant, '/search'))
    await page.locator('[popovertarget=filters-panel]:visible').first().click()
    await page.locator('#filters-panel:popover-open').waitFor()
    const stops = new Map<number, Stop>()
    while (stops.size < MAX_STOPS) {
      const stop = await nextStop(page)
      if (!stop || stops.has(stop.index)) break
      expect(stop.isInDrawer, `the focus left the drawer to ${stop.html}`).toBe(true)
      stops.set(stop.index, stop)
    }
    expect(stops.size).toBeGreaterThan(10)
    expect(stops.size).toBeLessThan(MAX_STOPS)
    expect(misplaced([...stops.values()])).toEqual([])
    const covered = [...stops.values()].filter(({ isCovered }) => isCovered)
    expect(covered.map(({ html }) => html)).toEqual([])
  },
)
