import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasFocusRing } from '#ui/conformance/focus-ring.fixture.ts'
import { inTurn, isFullTest, turns } from '../scripts/test-extent.ts'
import { everyTenant, mainPages } from './demo-pages.ts'
import { clippedTexts, crowdedHeader, overflow } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: isFullTest })
const largeText = await product({ pictures: isFullTest, fontSize: 32 })
const screen = { width: 1280, height: 900 }
/** A4 in CSS pixels, portrait and landscape. */
const paperSizes = [
  { width: 794, height: 1123 },
  { width: 1123, height: 794 },
]

/** 20 and 40 times that size. */
const largeTextWidths = [640, 1280]

/** The spacing that a page has to bear. */
const spacedText = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`

/** Visible controls. */
const visibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, [data-slot="button"], select, input, nav a'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** Content of closed `<details>` that does not show on paper. */
const closedDetails = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main details:not([open]) > :not(summary)'))
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter((content) => !content.checkVisibility() || content.clientHeight === 0)
      .map((content) => content.outerHTML.slice(0, 80)),
  )

/** Elements with a transition or an animation of noticeable duration. */
const animated = (page: Page): Promise<string[]> =>
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

/** Boxes without a border, which forced colours make invisible: backgrounds lose their colour. */
const borderless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'main .car-card, [data-slot="button"], [data-slot="card"], [data-slot="badge"], [data-slot="chip"], input:not([type="radio"], [type="hidden"], [type="range"]), select',
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

describe.each(turns(everyTenant))('$value', async ({ value: tenant, turn }) => {
  const paths = await mainPages(tenant)

  // Each kind of page once: what moves, prints and is outlined is the same in all looks.
  test.each(isFullTest || turn < paths.length ? inTurn(paths, turn) : [])(
    '%s: still with reduced motion; no controls and all details on paper; boxes and focus in forced colours (WCAG 1.4.11, 2.3.3, 2.4.7)',
    async (path) => {
      const { page } = await newPage({ viewport: screen, reducedMotion: 'reduce' })
      await page.goto(url(tenant, path))
      expect.soft(await animated(page), 'animated').toEqual([])

      await page.emulateMedia({ media: 'print' })
      for (const paper of paperSizes) {
        await page.setViewportSize(paper)
        expect.soft(await visibleControls(page), 'controls on paper').toEqual([])
        expect.soft(await closedDetails(page), 'closed on paper').toEqual([])
        expect.soft(await overflow(page), `wider than ${paper.width} px`).toBeLessThanOrEqual(0)
      }

      await page.setViewportSize(screen)
      await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: null })
      expect.soft(await borderless(page), 'without border').toEqual([])
      const unseen: string[] = []
      for (let stop = 1; stop <= 30; stop++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(hasFocusRing)) continue
        unseen.push(await page.evaluate(() => `${document.activeElement?.outerHTML.slice(0, 200)}`))
      }
      expect.soft(unseen, 'without focus ring').toEqual([])
    },
  )

  test.each(inTurn(paths, turn + 1))(
    '%s at 200 % text size clips no text and does not scroll sideways (WCAG 1.4.4)',
    async (path) => {
      const { page } = await largeText.newPage({ viewport: screen })
      await page.goto(url(tenant, path))
      for (const width of largeTextWidths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          '32px',
        )
        expect.soft(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await clippedTexts(page), `clipped at ${width} px`).toEqual([])
        expect.soft(await crowdedHeader(page), `header at ${width} px`).toEqual([])
      }
    },
  )

  // Lines as wide as their container are the ones that spacing makes too wide.
  test.each(isFullTest ? paths : tenant === 'lonestar' ? ['/'] : [])(
    '%s with text spaced as its reader sets it does not scroll sideways (WCAG 1.4.12)',
    async (path) => {
      const { page } = await newPage({ viewport: screen })
      await page.goto(url(tenant, path))
      await page.evaluate((spacing) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(spacing)
        document.adoptedStyleSheets = [sheet]
      }, spacedText)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )
})
