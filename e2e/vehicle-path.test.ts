import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from './product.ts'

const { newPage, url } = await product({ pictures: false })

/**
 * The written path, all by keyboard and by the names that a screen reader reads: pictures, whose average
 * a price is below, what the car costs a week by one's own deposit, then two cars side by side.
 */
test('by keyboard and by name, a car is judged: pictures, market badge, calculator, comparison (WCAG 2.1.1, 4.1.2, 4.1.3, Spec 2.44, 2.46, 5.06, 5.36)', async () => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url('harbour', '/search?sortBy=price_asc'))
  const cheaper = page.getByRole('article').filter({ hasText: 'below market' })
  const path = await cheaper.first().getByRole('link').first().getAttribute('href')
  await page.goto(url('harbour', path ?? ''))
  await lookAtPictures(page)
  await openMarketBadge(page)
  await calculate(page)
  await compareTwo(page, path ?? '')
  expect(problems).toEqual([])
})

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement)

async function lookAtPictures(page: Page) {
  const opener = page.getByRole('button', { name: /^View all \d+$/ })
  await opener.focus()
  await page.locator('.gallery-parts[data-ready]').waitFor()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Pictures of / })
  await viewer.getByRole('button', { name: 'Next picture' }).press('Enter')
  await viewer
    .getByRole('status')
    .getByText(/ 2 of \d+$/)
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
}

/** A summary that says the difference; opened, it says whose average that is of. */
async function openMarketBadge(page: Page) {
  const badge = page.locator('summary', { hasText: 'below market' })
  const told = page.getByText('on average in Queensland')
  expect(await told.isVisible()).toBe(false)
  await badge.focus()
  await page.keyboard.press('Enter')
  await told.waitFor()
  expect(await hasFocus(badge)).toBe(true)
}

/** The slider says its amount, the result is announced, and a fault says why beside its field. */
async function calculate(page: Page) {
  const calculator = page.getByRole('region', { name: 'Finance calculator' })
  await calculator.locator('summary').first().press('Enter')
  const slider = calculator.getByRole('slider', { name: 'Deposit or trade-in' })
  await slider.focus()
  await calculator.locator('x-island[data-ready]').waitFor()
  const before = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(before)
  const field = calculator.getByRole('spinbutton', { name: 'Deposit or trade-in' })
  expect(`$${Number(await field.inputValue()).toLocaleString('en-AU')}`).toBe(
    await slider.getAttribute('aria-valuetext'),
  )
  await expect
    .poll(() => calculator.locator('output').allTextContents())
    .toContainEqual(expect.stringMatching(/^\$\d+.*week/))
  await field.fill('9000000')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const why = await field.getAttribute('aria-describedby')
  expect(await page.locator(`#${why?.split(' ').at(-1)}`).textContent()).toMatch(
    /below the price of/,
  )
  await field.fill('1000')
}

/** Two cars are saved, chosen and read as a table whose columns are the cars. */
async function compareTwo(page: Page, path: string) {
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .press('Enter')
  await page.goto(url('harbour', '/search?sortBy=price_desc'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Saved cars: 2' }).press('Enter')
  await page.getByRole('button', { name: 'Compare the chosen cars' }).press('Enter')
  const columns = page.getByRole('columnheader')
  await expect.poll(() => columns.count()).toBe(2)
  expect(await columns.first().getByRole('link').first().getAttribute('href')).toBe(path)
  const price = page.getByRole('row', { name: /^Price / })
  expect(await price.getByRole('cell').allTextContents()).toEqual([
    expect.stringMatching(/^\$[\d,]+ lowest /),
    expect.stringMatching(/^\$[\d,]+ /),
  ])
  await columns
    .first()
    .getByRole('link', { name: /^Remove/ })
    .press('Enter')
  // One alone is no table.
  await expect.poll(() => page.locator('main .compare-cars-name').count()).toBe(1)
}
