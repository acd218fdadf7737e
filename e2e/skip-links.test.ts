import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn, isFullTest } from '../scripts/test-extent.ts'
import { everyTenant } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

/** Dealers whose phones have the filters' menus, or a row of prices, before the results. */
const withFiltersOnPhones = ['kiwi', 'lonestar']

const screens = everyTenant.flatMap((tenant, turn) => [
  ...inTurn(
    [
      { tenant, screen: 'a desktop', options: desktop },
      {
        tenant,
        screen: 'a desktop without script',
        options: { ...desktop, javaScriptEnabled: false },
      },
    ],
    turn,
  ),
  ...(withFiltersOnPhones.includes(tenant) ? [{ tenant, screen: 'a phone', options: phone }] : []),
])

/** What has the focus: its text, and whether it is seen in full and in front. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element) throw new Error('expected an element')
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return {
      text: element.textContent?.trim(),
      id: element.id,
      isCard: element.matches('.cover-link'),
      isSeen: left >= 0 && top >= 0 && bottom <= innerHeight && element.contains(front),
    }
  })

async function tab(page: Page) {
  await page.keyboard.press('Tab')
  return focused(page)
}

/** In `npm test` the first dealer of each. */
const shown = screens.filter(
  ({ screen }, index) =>
    isFullTest || screens.findIndex((other) => other.screen === screen) === index,
)

describe.each(shown)('$tenant on $screen', ({ tenant, options }) => {
  test('the first stop of the tabulator leads to the content (WCAG 2.4.1)', async () => {
    const { page } = await newPage(options)
    await page.goto(url(tenant, '/search'))
    expect(await tab(page)).toMatchObject({ text: 'Skip to content', isSeen: true })
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page)).id).toBe('main')
  })

  test('a few presses lead to the first car, past all filters (WCAG 2.4.1)', async () => {
    const { page } = await newPage(options)
    await page.goto(url(tenant, '/search'))
    await tab(page)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page)).id).toBe('main')
    const skip = await tab(page)
    expect(skip).toMatchObject({ text: 'Skip to results', isSeen: true })
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page)).id).toBe('results-title')
    expect((await focused(page)).isSeen).toBe(true)
    // Between the heading and the first car: the sort order, without script its button.
    let stops = 0
    while (!(await tab(page)).isCard) expect(++stops).toBeLessThan(5)
  })
})
