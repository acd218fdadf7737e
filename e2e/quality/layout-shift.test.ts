import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { everyTenant } from '../demo-pages.ts'
import { laidOut } from '../page-checks.ts'
import { product } from '../product.ts'
import { foundFor } from '../search-controls/found.ts'
import { closeOtherMenus } from '../search-controls/ways.ts'
import { changeCount } from '../search-page.ts'

const { newPage, url } = await product()

const phone = { screen: 'a phone', viewport: { width: 390, height: 844 } }
const desktop = { screen: 'a desktop', viewport: { width: 1280, height: 900 } }

/** Longer than the half second after a press in which browsers expect that things move. */
const latencyMs = 800
const bytesPerSecond = 200_000

/** A search page whose answers come late. */
async function openOnSlowLine(
  tenant: string,
  viewport: { width: number; height: number },
  search = '',
) {
  const { page } = await newPage({ viewport })
  await page.goto(url(tenant, `/search${search}`))
  await page.evaluate(() => document.fonts.ready)
  await laidOut(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const late = list
        .getEntries()
        .filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput))
      for (const entry of late) if ('value' in entry) window.shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
    window.shifts = []
  })
  return page
}

declare global {
  interface Window {
    /** Scores of the layout shifts that no press explains. */
    shifts: number[]
  }
}

/** The sum of the scores, to a hundredth: the tenth part of what is good (web.dev/articles/cls). */
async function cumulativeShift(page: Page): Promise<string> {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return window.shifts.reduce((sum, score) => sum + score, 0).toFixed(2)
  })
}

/** The boxes of panels that are open, by their labels: a picture may stand for a box. */
const boxes = 'form[data-live] label:has(input[type=checkbox]):visible'

/** Opens the drawer of filters, where the page does not show them, and one of their panels. */
async function openFilters(page: Page, panel: string): Promise<void> {
  if (!(await page.locator('#filters-panel').isVisible()))
    await page.locator('[popovertarget=filters-panel]:visible').first().click()
  const summary = page.locator(`#filters-${panel}:not([open]) > summary`)
  await closeOtherMenus(summary)
  if (await summary.isVisible()) await summary.click()
}

/** A price between the cars of a search: some cost less, some more. */
async function middlePrice(tenant: string, search: string): Promise<number> {
  const { price } = (await foundFor(tenant, search)).stats
  if (!price) throw new Error(`${tenant}${search}: expected prices`)
  return Math.round((price.min + price.max) / 2)
}

/** What changes the number of cars on a page of the cheaper half, in this order. */
const changes: readonly {
  what: string
  change: (page: Page, tenant: string) => Promise<unknown>
}[] = [
  { what: 'a chip', change: (page) => page.locator('.results-choices a').first().click() },
  {
    what: 'a tick',
    async change(page) {
      await openFilters(page, 'make')
      await page.locator(boxes).first().click()
    },
  },
  {
    what: 'a price',
    async change(page, tenant) {
      const price = await middlePrice(tenant, new URL(page.url()).search)
      await openFilters(page, 'price')
      const field = page.locator('input[name="price.max"]')
      await field.fill(String(price))
      await field.press('Tab')
    },
  },
  { what: 'an empty result', change: (page) => page.locator('input[name=query]').fill('zzzzzz') },
  { what: 'keywords, emptied', change: (page) => page.locator('input[name=query]').fill('') },
]

/** One of each place that filters have: beside the results, as menus above them, in a drawer. */
const screens = isFullTest
  ? everyTenant.flatMap((tenant) => [
      { tenant, ...phone },
      { tenant, ...desktop },
    ])
  : [
      { tenant: 'harbour', ...desktop },
      { tenant: 'kiwi', ...phone },
    ]

test.each(isFullTest ? screens : screens.slice(0, 1))(
  '$tenant on $screen, where an answer comes late: another order moves nothing',
  async ({ tenant, viewport }) => {
    const page = await openOnSlowLine(tenant, viewport)
    const firstCar = () =>
      page.locator('[data-block=search-results] .cover-link').first().getAttribute('href')
    const before = await firstCar()
    await page.locator('select[name=sortBy]').selectOption('price_desc')
    await expect.poll(firstCar).not.toBe(before)
    expect(await cumulativeShift(page)).toBe('0.00')
  },
)

test.each(screens)(
  '$tenant on $screen, where an answer comes late: a chip, a tick, a price, an empty result and its keywords emptied move nothing',
  async ({ tenant, viewport }) => {
    const cheaper = `?price=:${await middlePrice(tenant, '')}`
    const page = await openOnSlowLine(tenant, viewport, cheaper)
    for (const { what, change } of changes) {
      await changeCount(page, () => change(page, tenant))
      expect.soft(await cumulativeShift(page), what).toBe('0.00')
      await page.evaluate(() => window.shifts.splice(0))
    }
  },
)
