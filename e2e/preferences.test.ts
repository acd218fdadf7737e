import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { aCarPath, tenants } from './demo-pages.ts'
import { cutTexts, overflow } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product()
const screen = { width: 1280, height: 900 }
/** A4 as a browser prints it, upright and across. */
const sheets = [
  { width: 794, height: 1123 },
  { width: 1123, height: 794 },
]

/** The same machine with its letters set to 200 %: layouts change by them (WCAG 1.4.4). */
let large: Browser
beforeAll(async () => {
  large = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  })
})
afterAll(() => large?.close())

/** What can be pressed and is seen. */
const pressable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, [data-slot="button"], select, input, nav a'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** What is folded away on the screen and not read on paper either. */
const folded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main details:not([open]) > :not(summary)'))
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter((content) => !content.checkVisibility() || content.clientHeight === 0)
      .map((content) => content.outerHTML.slice(0, 80)),
  )

/** Everything that still moves for longer than a blink. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*')).flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const seconds = `${style.transitionDuration},${style.animationDuration}`
          .split(',')
          .map(Number.parseFloat)
        const isStill = Math.max(...seconds) <= 0.00001 && style.scrollBehavior !== 'smooth'
        return isStill ? [] : [`${element.outerHTML.slice(0, 80)} ${part ?? ''} ${seconds}`]
      }),
    ),
  )

/** Boxes whose edge does not show where grounds have no colour of their own. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'main article, [data-slot="button"], [data-slot="card"], [data-slot="badge"], [data-slot="chip"], input:not([type="radio"], [type="hidden"], [type="range"]), select',
      ),
    )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element)
        const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
        return !isDrawn && !(element instanceof HTMLInputElement && appearance !== 'none')
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Whether an outline shows what has the focus: its own, its card's or its label's, and no box cuts it off. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ringOf = (element: Element, part: string | null) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, part)
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      return { width, reach: width + Number.parseFloat(outlineOffset) }
    }
    const isWhole = (element: Element): boolean => {
      const { width, reach } = ringOf(element, null)
      const inner = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const outer = box.getBoundingClientRect()
        const isCut = inner.left - reach < outer.left - 1 || inner.right + reach > outer.right + 1
        if (isCut) return false
      }
      return width >= 2
    }
    const { activeElement } = document
    if (!activeElement) return false
    if (ringOf(activeElement, '::after').width >= 2) return true
    // A hidden input leaves its ring to the thumb or the label around it.
    for (let element: Element | null = activeElement; element; element = element.parentElement)
      if (isWhole(element)) return true
    return false
  })

describe.each(tenants)('%s', async (tenant) => {
  const paths = ['/search', await aCarPath(tenant)]

  test.each(paths)('%s on paper unfolds what is folded and has nothing to press', async (path) => {
    for (const viewport of sheets) {
      const { page } = await newPage({ viewport })
      await page.goto(url(tenant, path))
      await page.emulateMedia({ media: 'print' })
      expect(await pressable(page)).toEqual([])
      expect(await folded(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  })

  test.each(paths)(
    '%s with letters twice as large cuts no text and does not scroll sideways (WCAG 1.4.4)',
    async (path) => {
      const context = await large.newContext({ viewport: { width: 640, height: 900 } })
      const page = await context.newPage()
      await page.goto(url(tenant, path))
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await cutTexts(page)).toEqual([])
      await context.close()
    },
  )

  test.each(paths)('%s keeps still for whoever asks for less motion (WCAG 2.3.3)', async (path) => {
    const { page } = await newPage({ viewport: screen, reducedMotion: 'reduce' })
    await page.goto(url(tenant, path))
    expect(await moving(page)).toEqual([])
  })

  test.each(paths)(
    '%s in forced colours keeps boxes and focus in sight (WCAG 1.4.11, 2.4.7)',
    async (path) => {
      const { page } = await newPage({ viewport: screen, forcedColors: 'active' })
      await page.goto(url(tenant, path))
      expect(await edgeless(page)).toEqual([])
      for (let stop = 1; stop <= 30; stop++) {
        await page.keyboard.press('Tab')
        expect(
          await hasRing(page),
          await page.evaluate(() => document.activeElement?.outerHTML),
        ).toBe(true)
      }
    },
  )
})
