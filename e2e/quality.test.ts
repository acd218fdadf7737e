import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoPages, tenants } from './demo-pages.ts'
import { overflow, repeatedIds, wakeIslands } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product()
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** By how many pixels a page grows or shrinks while a visitor scrolls to its end: what moves then moves under the finger. */
const growth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const root = document.documentElement
    const before = root.scrollHeight
    root.scrollTo({ top: before, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return root.scrollHeight - before
  })

declare global {
  interface Window {
    axe: typeof axe
  }
}

describe.each(tenants)('%s', async (tenant) => {
  test.each(await demoPages(tenant))(
    '%s: axe finds nothing asleep or awake, no id twice, nothing on the console (WCAG 2.2 AA)',
    async (path) => {
      const { page, problems } = await newPage({ viewport: phone })
      const answer = await page.goto(url(tenant, path))
      await page.evaluate(axe.source)
      expect.soft(await repeatedIds(page), 'repeated ids').toEqual([])
      expect.soft(await overflow(page), 'wider than a phone').toBeLessThanOrEqual(0)
      expect.soft(await faults(page), 'on a phone').toEqual([])
      expect.soft(await growth(page), 'growth while scrolled').toBe(0)
      await page.setViewportSize(desktop)
      await wakeIslands(page)
      expect.soft(await repeatedIds(page), 'repeated ids, awake').toEqual([])
      expect.soft(await overflow(page), 'wider than a desktop').toBeLessThanOrEqual(0)
      expect.soft(await faults(page), 'on a desktop, awake').toEqual([])
      // The browser itself tells that a page was not found.
      const isExpected = (text: string) => answer?.status() === 404 && text.includes('404')
      expect.soft(problems.filter((text) => !isExpected(text))).toEqual([])
    },
  )
})
