import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { everyTenant } from '../demo-pages.ts'
import { laidOut } from '../page-checks.ts'
import { product } from '../product.ts'
import { changeCount } from '../search-page.ts'

const { newPage, url } = await product()

const phone = { screen: 'a phone', viewport: { width: 390, height: 844 } }
const desktop = { screen: 'a desktop', viewport: { width: 1280, height: 900 } }

/** Longer than the half second after a press in which browsers expect that things move. */
const latencyMs = 800
const bytesPerSecond = 200_000

/** A search page whose answers come late; `moved` says what has moved since it was last asked. */
async function openOnSlowLine(tenant: string, viewport: { width: number; height: number }) {
  const { page } = await newPage({ viewport })
  await page.goto(url(tenant, '/search'))
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

const screens = everyTenant.flatMap((tenant) => [
  { tenant, ...phone },
  ...(isFullTest || tenant === 'harbour' ? [{ tenant, ...desktop }] : []),
])

describe.each(screens)('$tenant on $screen, where an answer comes late', ({ tenant, viewport }) => {
  test('keywords move nothing, neither while it is awaited nor when it comes', async () => {
    const page = await openOnSlowLine(tenant, viewport)
    const box = page.locator('input[name=query]')
    if (!(await box.isVisible()))
      await page.locator('[popovertarget=filters-panel]:visible').first().click()
    await changeCount(page, () => box.pressSequentially('toyota'))
    expect(await cumulativeShift(page)).toBe('0.00')
    await changeCount(page, () => box.fill(''))
    expect(await cumulativeShift(page)).toBe('0.00')
  })

  test.runIf(isFullTest || tenant === 'harbour')('another order moves nothing', async () => {
    const page = await openOnSlowLine(tenant, viewport)
    const firstCar = () =>
      page.locator('[data-block=search-results] .cover-link').first().getAttribute('href')
    const before = await firstCar()
    await page.locator('select[name=sortBy]').selectOption('price_desc')
    await expect.poll(firstCar).not.toBe(before)
    expect(await cumulativeShift(page)).toBe('0.00')
  })
})
