import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { carPath, tenants } from './demo-pages.ts'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })
const withPictures = await product()
const desktop = { viewport: { width: 1280, height: 900 } }

const opener = (page: Page) => page.getByRole('button', { name: /^(View all \d+|Full screen)$/ })
const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / })
const activeName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName ?? '')

test.each(inTurn(tenants, 0))(
  '%s: by keyboard alone the viewer opens, steps, is read out and goes back to its button (WCAG 2.1.1, 2.4.3, 4.1.3)',
  async (tenant) => {
    const { page, problems } = await newPage(desktop)
    await page.goto(url(tenant, await carPath(tenant)))
    await opener(page).focus()
    // Its script comes with the focus.
    await page.locator('.gallery-parts[data-ready]').waitFor()
    await page.keyboard.press('Enter')
    const viewer = viewerOf(page)
    await viewer.waitFor()
    const stops: string[] = []
    for (let press = 0; press < 5; press += 1) {
      stops.push(await activeName(page))
      await page.keyboard.press('Tab')
    }
    expect(stops[0]).toBe('Close')
    const named = new Set(stops.filter((stop) => stop !== 'BODY'))
    expect([...named].sort()).toEqual(['Close', 'Next picture', 'Previous picture'])
    expect(await axeViolations(page)).toEqual([])
    await viewer.getByRole('button', { name: 'Next picture' }).focus()
    await page.keyboard.press('Enter')
    await viewer
      .getByRole('status')
      .getByText(/ 2 of \d+$/)
      .waitFor()
    await page.keyboard.press('End')
    const last = await viewer.getByRole('listitem').count()
    await viewer.getByRole('status').getByText(`${last} of ${last}`).waitFor()
    expect(await activeName(page)).toBe('Next picture')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => opener(page).evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(problems).toEqual([])
  },
)

// A gallery below the trail of its page, and one of a single picture.
test.each(inTurn(['volt', 'outback'], 0))(
  '%s: the viewer opens by a press of a mouse (Spec 2.44)',
  async (tenant) => {
    const { page } = await newPage(desktop)
    await page.goto(url(tenant, await carPath(tenant)))
    await opener(page).click()
    await viewerOf(page).waitFor()
    await viewerOf(page).getByRole('button', { name: 'Close' }).click()
    await viewerOf(page).waitFor({ state: 'hidden' })
  },
)

test('no picture of the viewer is requested before it opens (Spec 2.44)', async () => {
  const { page } = await withPictures.newPage(desktop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(url('harbour', await carPath('harbour')), { waitUntil: 'networkidle' })
  // Of this width the page itself needs none.
  const ofViewer = () => asked.filter((one) => one.includes('w=1280'))
  expect(ofViewer()).toEqual([])
  await opener(page).click()
  await expect.poll(ofViewer).not.toEqual([])
})

test('Back leaves the page, not the third picture (Spec 2.44)', async () => {
  const { page } = await newPage(desktop)
  await page.goto(url('harbour', '/search'))
  await page.goto(url('harbour', await carPath('harbour')))
  const third = page.getByRole('link', { name: 'Picture 3' })
  await third.hover()
  await page.locator('.gallery-parts[data-ready]').waitFor()
  await third.click()
  await page.locator('.gallery-thumb[aria-current][href$="-3"]').waitFor()
  await page.goBack()
  await page.waitForURL(/\/search$/)
})

test('without script the viewer opens and closes, and thumbnails are links (Spec 2.44)', async () => {
  const { page } = await newPage({ ...desktop, javaScriptEnabled: false })
  await page.goto(url('harbour', await carPath('harbour')))
  await page.getByRole('link', { name: 'Picture 3' }).click()
  await page.waitForURL(/#gallery-3$/)
  await opener(page).click()
  const viewer = viewerOf(page)
  await viewer.waitFor()
  expect(await viewer.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(false)
  await viewer.getByRole('button', { name: 'Close' }).click()
  await viewer.waitFor({ state: 'hidden' })
})
