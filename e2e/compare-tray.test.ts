import { expect, test } from 'vitest'
import { carPath } from './demo-pages.ts'
import { product } from './product.ts'

const { newPage, url } = await product({ pictures: false })
const phone = { hasTouch: true, viewport: { width: 390, height: 844 } }

test('the tray comes with the first tick, on a page that is live and one that is not, and stays from page to page (Spec 1.04)', async () => {
  const { page, problems } = await newPage(phone)
  const tray = page.getByRole('region', { name: 'Chosen cars' })

  await page.goto(url('volt', '/search?sortBy=price_desc'), { waitUntil: 'domcontentloaded' })
  await page.locator('.card-compare').first().tap()
  await tray.getByRole('button', { name: 'Compare 1 of 4' }).waitFor()
  await page.goto(url('volt', await carPath('volt', '?sortBy=price_asc')))
  await tray.getByRole('button', { name: 'Compare 1 of 4' }).waitFor()
  await page.locator('.vehicle-compare').tap()
  await tray.getByRole('button', { name: 'Compare 2 of 4' }).waitFor()
  await page.goto(url('volt', '/about-us'))
  await tray.getByRole('button', { name: 'Compare 2 of 4' }).tap()
  await page.waitForURL((at) => at.searchParams.getAll('car').length === 2)
  expect(problems).toEqual([])
})

test('a number that is asked for by the first press of a visit comes in the place of its button (Spec 4.15)', async () => {
  const { page, problems } = await newPage(phone)
  const path = await carPath('volt')
  await page.goto(url('volt', path), { waitUntil: 'domcontentloaded' })
  await page.locator('form[action="/api/phone-reveals"] button:visible').first().tap()
  await page.locator('a[href^="tel:"]:focus').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(problems).toEqual([])
})
