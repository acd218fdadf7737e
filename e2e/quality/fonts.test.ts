import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn, isFullTest, turns } from '../../scripts/test-extent.ts'
import { carPath, everyTenant } from '../demo-pages.ts'
import { product, sendRequest } from '../product.ts'

const { url, newPage } = await product({ pictures: isFullTest })
const withPictures = await product()
const widths = isFullTest ? [390, 1280] : [390]
const height = 800
/** A slow mobile connection: 1.6 Mbit/s. */
const bytesPerSecond = 200_000
const latencyMs = 150
/** What arrives in 1.5 seconds, after the round trips for the page and for its fonts. */
const bytesInTime = (1.5 - (2 * latencyMs) / 1000) * bytesPerSecond
/** Of the first screen, from its first paint until its fonts are there; of a car, another one may have a name that just fits. */
const maxShift = 0.01

/** Whether all text of the page's heading is drawn in fonts that the page loaded. */
async function isInOwnFonts(session: CDPSession): Promise<boolean> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  // Of an element Chromium names only the fonts of its text and of its children's.
  const selector = 'h1, h1 *'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const fonts = used.flatMap((element) => element.fonts)
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}

/** Resolves when the page has been painted twice since. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Runs in the page before its own code. */
function observeShifts(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

test.each(everyTenant)(
  '%s: preloaded fonts are immutable, come from the site itself, and are not waited for',
  async (tenant) => {
    const html = (await sendRequest(`${tenant}.localhost`, '/')).body.toString()
    const [head = '', body = ''] = html.split('<body>')
    // Chromium paints nothing before preloaded fonts of the head have arrived.
    expect(head).not.toMatch(/rel="preload"[^>]*as="font"/)
    const links = Array.from(
      body.matchAll(/<link rel="preload" href="([^"]+)"/g),
      ([, href]) => href ?? '',
    )
    expect(links).not.toEqual([])
    for (const href of links) {
      const { status, headers } = await sendRequest(`${tenant}.localhost`, href)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('font/woff2')
      expect(headers['cache-control']).toContain('immutable')
    }
  },
)

describe.each(turns(everyTenant))('$value', async ({ value: tenant, turn }) => {
  const visits = ['/', await carPath(tenant)].flatMap((path) =>
    widths.map((width) => [path, width] as const),
  )

  test.each(inTurn(visits, turn + 1))(
    '%s at %d px: fonts that come late move nothing',
    async (path, width) => {
      const { page } = await newPage({ viewport: { width, height } })
      await page.addInitScript(observeShifts)
      const session = await page.context().newCDPSession(page)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(url(tenant, path), { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      await painted(page)
      const before = await shiftOf(page)
      expect(await isInOwnFonts(session)).toBe(false)
      release()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await painted(page)
      expect(await isInOwnFonts(session)).toBe(true)
      const shift = (await shiftOf(page)) - before
      console.log(`${tenant} ${path} at ${width} px: shift ${shift.toFixed(4)}`)
      expect(shift).toBeLessThanOrEqual(maxShift)
    },
  )

  test.each(inTurn(visits, turn))(
    '%s at %d px: the h1’s font is among the first bytes',
    async (path, width) => {
      const { page } = await withPictures.newPage({ viewport: { width, height } })
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
      const fonts = new Set<string>()
      let received = 0
      let receivedWithFonts = 0
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.endsWith('.woff2')) fonts.add(requestId)
      })
      session.on('Network.dataReceived', ({ encodedDataLength }) => {
        received += encodedDataLength
      })
      session.on('Network.loadingFinished', ({ requestId }) => {
        if (fonts.delete(requestId) && fonts.size === 0) receivedWithFonts = received
      })
      await page.goto(url(tenant, path), { waitUntil: 'domcontentloaded' })
      const preloads = await page.locator('link[rel="preload"][as="font"]').count()
      expect(preloads).toBeGreaterThan(0)
      expect(preloads).toBeLessThanOrEqual(2)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await isInOwnFonts(session)).toBe(true)
      await expect.poll(() => receivedWithFonts).toBeGreaterThan(0)
      console.log(`${tenant} ${path} at ${width} px: fonts within ${receivedWithFonts} bytes`)
      expect(receivedWithFonts).toBeLessThanOrEqual(bytesInTime)
    },
  )
})
