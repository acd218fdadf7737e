import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { newPage, url } = await product({ pictures: false })

const { signIn } = await textedCodes()

const hearts = (page: Page) =>
  page.locator('main button[form=account-hearts][aria-pressed]:not([hidden])')
const rows = (page: Page) => page.locator('[data-saved=car]')

test('without script a heart leads to sign-in, the car is saved on return, listed and removed (Spec 4.12, 5.05, 7.01, 7.02)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('outback', '/search'))
  const name = await hearts(page).first().getAttribute('data-name')
  await hearts(page).first().click()
  await page.waitForURL((at) => at.pathname === '/sign-in')
  await page.getByRole('heading', { name: /^Sign in to save this/ }).waitFor()
  await signIn(page, 'outback', { hasScript: false })
  expect(new URL(page.url()).pathname).toBe('/search')
  await page.goto(url('outback', '/watchlist'))
  expect(await rows(page).count()).toBe(1)
  expect(await rows(page).first().textContent()).toContain(name)
  await rows(page).locator('button[aria-pressed=true]').click()
  await page.getByText('Nothing saved yet').waitFor()
  expect(await rows(page).count()).toBe(0)
})

test('by keyboard cars are saved, listed, removed and put back, the same in two tabs (Spec 4.12, 4.16, 8.13, WCAG 2.2 AA)', async () => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url('volt', '/sign-in?type=watchlist&redirect=/search&back=/'))
  await signIn(page, 'volt')
  const other = await page.context().newPage()
  await other.goto(url('volt', '/search'))
  const heart = hearts(page).first()
  const id = await heart.getAttribute('value')
  await page.locator('.page-toast').waitFor({ state: 'attached' })
  await other.locator('.page-toast').waitFor({ state: 'attached' })
  await heart.press('Enter')
  const toast = page.locator('.page-toast:popover-open')
  await toast.getByText('Car Saved In Watchlist').waitFor()
  await other.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => at.pathname === '/watchlist')
  expect(await rows(page).count()).toBe(1)
  await page.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  const remove = rows(page).getByRole('button', { name: /^Remove/ })
  await remove.press('Enter')
  const undo = rows(page).getByRole('button', { name: /^Undo/ })
  await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true)
  await other.locator(`button[value="${id}"][aria-pressed=false]`).first().waitFor()
  await page.keyboard.press('Enter')
  await other.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
  await page.reload()
  expect(await rows(page).count()).toBe(1)
  expect(problems).toEqual([])
})

test('a change that the server cannot be asked for is taken back, with an alert (Spec 4.12, 8.01)', async () => {
  const { page } = await newPage()
  await page.goto(url('volt', '/sign-in?type=watchlist&redirect=/search&back=/'))
  await signIn(page, 'volt')
  await page.locator('.page-toast').waitFor({ state: 'attached' })
  await page.route('**/api/watchlist/save-car', (route) => route.abort())
  const said = page.waitForEvent('dialog')
  await hearts(page).first().press('Enter')
  const dialog = await said
  expect([dialog.type(), dialog.message()]).toEqual([
    'alert',
    expect.stringContaining('was not saved'),
  ])
  await dialog.accept()
  expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('false')
})

test('what this browser kept comes along at sign-in, each car once (Spec 1.04, 4.13)', async () => {
  const { page } = await newPage()
  await page.goto(url('volt', '/search'))
  const ids = await hearts(page).evaluateAll((all) =>
    all.slice(0, 2).map((heart) => (heart as HTMLButtonElement).value),
  )
  const kept = [...ids, ...ids].map((id) => ({ id, price: 1_000_000 }))
  await page.evaluate((list) => localStorage.setItem('favourites', JSON.stringify(list)), kept)
  await page.goto(url('volt', '/watchlist'))
  await page.getByText('Keep it when you change phones').waitFor()
  await page.getByRole('link', { name: 'Sign in and keep it' }).click()
  await signIn(page, 'volt')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
  await page.goto(url('volt', '/watchlist'))
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByText('less since you saved it').first().waitFor()
})
