import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { runEventsCommand } from '../server/events/run-command.ts'
import { storeFile } from '../server/store/store-file.ts'
import { carPath } from './demo-pages.ts'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'

const { browser, url } = await product({ pictures: false })
const contexts: BrowserContext[] = []
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

/** A page of somebody who comes for the first time. */
async function firstVisit(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; beacons: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  contexts.push(context)
  const page = await context.newPage()
  const beacons: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) beacons.push(request.postData() ?? '')
  })
  return { page, beacons }
}

/** What is counted at a site by now: `{"day":…,"event":…,"carId":…,"count":…}`, a line each. */
async function counted(tenant: string): Promise<string> {
  let said = ''
  const code = await runEventsCommand([tenant, '--json'], {
    now: new Date(),
    location: storeFile(inject('dataDir')),
    tenantsDirectory: join(import.meta.dirname, '../tenants'),
    out: (text) => {
      said += text
    },
    err: (text) => {
      said += text
    },
  })
  expect(code, said).toBe(0)
  return said
}

const notice = (page: Page) => page.getByRole('region', { name: 'May we count views and calls?' })
const saveFirst = async (page: Page) => {
  const button = page.locator('[data-action=favourite]').first()
  await button.click()
  return (await button.getAttribute('data-id')) ?? ''
}

test('nothing is counted before the visitor agrees; then a saved car is (Spec 7.24)', async () => {
  const { page, beacons } = await firstVisit()
  await page.goto(url('harbour', '/search'))
  await notice(page).waitFor()
  const unasked = await saveFirst(page)
  await page.reload()
  expect(beacons).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await notice(page).getByRole('button', { name: 'Yes, count' }).click()
  await notice(page).waitFor({ state: 'hidden' })
  // Taken out of the list, and saved again.
  expect(await saveFirst(page)).toBe(unasked)
  const id = await saveFirst(page)
  await page.goto(url('harbour', '/about-us'))
  // What a page sends while it is left shows at the other end alone.
  await expect.poll(() => counted('harbour')).toContain(`"event":39,"carId":"${id}","count":1`)
  expect(await notice(page).isVisible()).toBe(false)
})

test('a site that need not ask counts calls at once (Spec 7.25)', async () => {
  const { page } = await firstVisit()
  await page.goto(url('kiwi', '/about-us'))
  // No telephone answers here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.locator('footer a[href^="tel:"]').first().click()
  expect((await answer).status()).toBe(204)
  await expect.poll(() => counted('kiwi')).toMatch(/"event":25,"carId":"","count":\d+/)
})

test('a view is counted of who agreed, and a number that is revealed, whose call is then not counted again (Spec 4.15, 7.19, 7.25)', async () => {
  const { page } = await firstVisit()
  await page.goto(url('volt', '/contact-us'))
  await notice(page).getByRole('button', { name: 'Yes, count' }).click()
  await page.goto(url('volt', await carPath('volt')))
  const asked = page.locator('form[data-reveals]').first()
  const id = (await asked.getAttribute('data-car')) ?? ''
  expect(await page.content()).not.toContain('5550 4460')
  await asked.getByRole('button').focus()
  await asked.locator('xpath=ancestor::x-island[@data-ready]').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  const link = asked.getByRole('link')
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(await link.getAttribute('href')).toBe('tel:0355504460')
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.keyboard.press('Enter')
  await page.goto(url('volt', '/about-us'))
  await expect.poll(() => counted('volt')).toContain(`"event":25,"carId":"${id}","count":1`)
  await expect.poll(() => counted('volt')).toContain(`"event":1001,"carId":"${id}","count":1`)
})

test.each([390, 1280])(
  'at %i px the question lies in the page: it moves and covers nothing, is not the largest paint, and has no accessibility fault (Spec 7.19)',
  async (width) => {
    const { page } = await firstVisit({ viewport: { width, height: 844 } })
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [], largest: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
        }
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = Reflect.get(entry, 'element')
          const isQuestion = element instanceof Element && element.closest('#consent-notice')
          Reflect.get(window, 'largest').push(isQuestion ? 'the question' : 'another')
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url('harbour', '/contact-us'))
    await notice(page).waitFor()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'largest').at(-1)))
      .toBe('another')
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    // Fonts that come late may move as much (e2e/quality/fonts.test.ts).
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
    expect(await axeViolations(page)).toEqual([])
    const box = await notice(page).boundingBox()
    const header = await page.locator('header').first().boundingBox()
    expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    // Below it is not the window, but the page.
    await page.evaluate(() => scrollTo(0, 400))
    expect((await notice(page).boundingBox())?.y).toBe((box?.y ?? 0) - 400)
  },
)

test('a browser that refuses for all sites is neither asked nor counted', async () => {
  const { page, beacons } = await firstVisit()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  for (const tenant of ['harbour', 'kiwi']) {
    await page.goto(url(tenant, '/search'))
    await saveFirst(page)
    expect(await notice(page).isVisible()).toBe(false)
  }
  await page.goto(url('harbour', '/about-us'))
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await page.getByText('Your browser asks sites not to measure you').waitFor()
  expect(beacons).toEqual([])
})

test('a page of another site can have nothing counted here (D21)', async () => {
  // Another dealer's page, without the policy that would keep it from asking elsewhere.
  const { page } = await firstVisit({ bypassCSP: true })
  const target = url('harbour', '/api/events')
  const statuses: number[] = []
  page.on('response', (response) => {
    const isPost = response.request().method() === 'POST'
    if (isPost && response.url() === target) statuses.push(response.status())
  })
  await page.goto(url('kiwi', '/about-us'))
  await page.evaluate(async (address) => {
    const body = JSON.stringify({ events: [{ event: 51 }] })
    navigator.sendBeacon(address, body)
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
    await fetch(address, { method: 'POST', body, mode: 'no-cors' })
    await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined)
  }, target)
  await expect.poll(() => statuses).toContain(403)
  expect(statuses).not.toContain(204)
  expect(await counted('harbour')).not.toContain('"event":51')
})
