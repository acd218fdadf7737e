import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { carPath, everyTenant } from '../demo-pages.ts'
import { product, sendRequest } from '../product.ts'

const { newPage, url } = await product()

/** Long enough for a browser that would paint the first half. */
const PAUSE_MS = 400

/** Sends a page of the host's tenant up to `halfAt`, and the rest when released. */
const halves = createServer(({ headers, url: path }, response) => {
  void sendHalves(headers.host, path ?? '/', response)
})
let halfAt = '<h1'
let release = Promise.withResolvers<void>()
halves.listen(0, '127.0.0.1')
await once(halves, 'listening')
afterAll(() => halves.close())

async function sendHalves(
  host: string | undefined,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { body } = await sendRequest(host?.split(':')[0] ?? '', path)
  const html = body.toString()
  const middle = html.indexOf(halfAt)
  response.setHeader('content-type', 'text/html')
  response.write(html.slice(0, middle))
  await release.promise
  response.end(html.slice(middle))
}

const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Whether a page is painted while its second half is held back, and once it has come. */
async function paintsOf(tenant: string, path: string): Promise<[half: boolean, page: Page]> {
  const { port } = halves.address() as AddressInfo
  release = Promise.withResolvers()
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`http://${tenant}.localhost:${port}${path}`, { waitUntil: 'commit' })
  await page.locator('header').first().waitFor({ state: 'attached' })
  await delay(PAUSE_MS)
  const half = await isPainted(page)
  release.resolve()
  await expect.poll(() => isPainted(page)).toBe(true)
  return [half, page]
}

test.each(everyTenant)(
  '%s: nothing is painted before the whole first block has arrived',
  async (tenant) => {
    halfAt = '<h1'
    const [half, page] = await paintsOf(tenant, '/')
    expect(half).toBe(false)
    expect(await page.locator('h1').count()).toBe(1)
  },
)

test("a search's header is not painted before all of it has arrived: its last part would move it", async () => {
  halfAt = '</header>'
  const [half] = await paintsOf('harbour', '/search')
  expect(half).toBe(false)
})

test.each(everyTenant)(
  "%s: a car's page is not painted before its price and facts have arrived: they may stand above its pictures (Spec 1.11, 2.43)",
  async (tenant) => {
    halfAt = 'class="vehicle-facts"'
    const [half] = await paintsOf(tenant, await carPath(tenant))
    expect(half).toBe(false)
  },
)

test("a car's tick to compare is there before the tray at the page's foot: what is below it does not move (Spec 1.04)", async () => {
  halfAt = 'data-block="compare-tray"'
  const { port } = halves.address() as AddressInfo
  release = Promise.withResolvers()
  const { page } = await newPage({ viewport: { width: 390, height: 844 } })
  const path = await carPath('volt')
  await page.goto(`http://volt.localhost:${port}${path}`, { waitUntil: 'commit' })
  await page.locator('.vehicle-compare').waitFor()
  expect(await page.locator('#tray').count()).toBe(0)
  release.resolve()
  await page.locator('body > footer').waitFor()
  expect(await page.locator('.vehicle-compare').isVisible()).toBe(true)
})

test.each(everyTenant)(
  "%s: a search's first picture is requested with the head, and once",
  async (tenant) => {
    const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(url(tenant, '/search'), { waitUntil: 'domcontentloaded' })
    const eager = page.locator('main img[fetchpriority=high]').first()
    const shown = await eager.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return ''
      await image.decode()
      return image.currentSrc
    })
    expect(requested.filter((one) => one === shown)).toEqual([shown])
    expect(await page.locator('head link[rel=preload][as=image]').count()).toBe(1)
    expect(problems).toEqual([])
  },
)
