import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn, isFullTest, turns } from '../scripts/test-extent.ts'
import { demoPages, everyTenant, mainPages } from './demo-pages.ts'
import {
  axeViolations,
  clippedTexts,
  crowdedHeader,
  hydrateIslands,
  overflow,
  repeatedIds,
} from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: isFullTest })
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
/** 1280 pixels at a zoom of 400 % (WCAG 1.4.10), and a tablet. */
const narrowWidths = [320, 768]

/** How many pixels a page grows or shrinks while it is scrolled to its end, as a layout shift. */
const growth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const root = document.documentElement
    const before = root.scrollHeight
    root.scrollTo({ top: before, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return root.scrollHeight - before
  })

describe.each(turns(everyTenant))('$value', async ({ value: tenant, turn }) => {
  const main = await mainPages(tenant)

  // Under the other looks, the pages in which they differ.
  const isWhole = isFullTest || tenant === 'harbour'
  const paths = isWhole ? await demoPages(tenant) : main
  /** Where axe also looks at a desktop: all pages of one dealer, and one of each other's. */
  const onDesktop = isWhole ? paths : inTurn(paths, turn)

  test.each(paths)(
    '%s: axe finds nothing before and after hydration, no duplicate id, no clipped text at 320 px, nothing on the console (WCAG 2.2 AA)',
    async (path) => {
      const { page, problems } = await newPage({ viewport: phone })
      const response = await page.goto(url(tenant, path))
      expect.soft(await repeatedIds(page), 'repeated ids').toEqual([])
      expect.soft(await overflow(page), 'wider than a phone').toBeLessThanOrEqual(0)
      expect.soft(await axeViolations(page), 'on a phone').toEqual([])
      expect.soft(await growth(page), 'growth while scrolled').toBe(0)
      for (const width of narrowWidths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await clippedTexts(page), `clipped at ${width} px`).toEqual([])
        expect.soft(await crowdedHeader(page), `header at ${width} px`).toEqual([])
      }
      await page.setViewportSize(desktop)
      await hydrateIslands(page)
      expect.soft(await repeatedIds(page), 'repeated ids, hydrated').toEqual([])
      expect.soft(await overflow(page), 'wider than a desktop').toBeLessThanOrEqual(0)
      if (onDesktop.includes(path))
        expect.soft(await axeViolations(page), 'on a desktop, hydrated').toEqual([])
      // The browser itself reports that a page was not found.
      const isExpected = (text: string) => response?.status() === 404 && text.includes('404')
      expect.soft(problems.filter((text) => !isExpected(text))).toEqual([])
    },
  )
})
