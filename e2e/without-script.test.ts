import { expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { carPath, tenants } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })

test.each(inTurn(tenants, 0))(
  '%s: without script a buyer filters, sorts, pages and opens a car',
  async (tenant) => {
    const { page } = await newPage({ javaScriptEnabled: false })
    await page.goto(url(tenant, '/search'))
    const all = await page.locator('[data-count]').first().textContent()
    // What only a script can use is not shown.
    expect(await page.locator('[data-action]:visible, [type=range]:visible').count()).toBe(0)

    const box = page.locator('form[data-live] input[name=simple_fuel]').first()
    const fuel = (await box.getAttribute('value')) ?? ''
    const group = page.locator('form[data-live] details', {
      has: page.locator('input[name=simple_fuel]'),
    })
    if ((await group.first().getAttribute('open')) === null)
      await group.first().locator('> summary').click()
    await box.check()
    await page.locator('form[data-live] button[type=submit]:visible').first().click()
    await page.waitForURL((at) => at.searchParams.get('simple_fuel') === fuel)
    expect(await page.locator('[data-count]').first().textContent()).not.toBe(all)

    await page.locator('select[name=sortBy]').selectOption('price_asc')
    await page.locator('button[type=submit][form]:visible').first().click()
    await page.waitForURL((at) => at.searchParams.get('sortBy') === 'price_asc')
    expect(new URL(page.url()).searchParams.get('simple_fuel')).toBe(fuel)

    await page.getByRole('link', { name: /^next/i }).click()
    await page.waitForURL((at) => at.searchParams.get('page') === '2')

    await page
      .locator('[data-block=search-results] article h3 a, [data-block=search-results] article h2 a')
      .first()
      .click()
    await page.waitForURL(/\/cars\//)
    expect(await page.locator('h1').count()).toBe(1)
  },
)

test('without script a hidden number has a page (Spec 1.09, 4.15, 7.06)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('volt', await carPath('volt')))
  const car = page.url()
  await page.locator('form[data-reveals] button').first().click()
  await page.waitForURL(`${car}/phone`)
  await page.getByRole('link', { name: '(03) 5550 4460' }).waitFor()
  await page.getByRole('link', { name: 'Back to the car' }).click()
  await page.waitForURL(car)
})

test('a price range without script leads to the canonical URL of that search (D7)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('harbour', '/search?price.min=20000&price.max=30000&make='))
  expect(new URL(page.url()).search).toBe('?price=20000:30000')
})

test('without script a buyer types into the header, on a phone behind an icon (D10)', async () => {
  const screens = [
    { width: 1280, tenant: 'kiwi' },
    { width: 390, tenant: 'harbour' },
  ]
  for (const { width, tenant } of screens) {
    const { page } = await newPage({ javaScriptEnabled: false, viewport: { width, height: 844 } })
    await page.goto(url(tenant, '/about-us'))
    const button = page.locator('header [popovertarget$="-search"]').first()
    if (await button.isVisible()) await button.click()
    const field = page.locator('input[name=query]:visible')
    await field.fill('suv')
    await field.press('Enter')
    await page.waitForURL(/\/search\?query=suv$/)
    // The page has its own field, and no second one.
    expect(await page.locator('input[name=query]').count()).toBe(1)
  }
})
