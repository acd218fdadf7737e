import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { turns } from '../scripts/test-extent.ts'
import { everyTenant, flagsOf } from './demo-pages.ts'
import { faultsAtWidths } from './page-checks.ts'
import { product } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { newPage, url } = await product({ pictures: false })

const { signIn } = await textedCodes()

const hearts = (page: Page) =>
  page.locator('main button[form=account-hearts][aria-pressed]:not([hidden])')
const rows = (page: Page) => page.locator('[data-saved=car]')

/** Where an account keeps cars: at two demo dealers. */
const dealers = everyTenant.filter((tenant) => flagsOf(tenant).watchlist)

test.each(dealers)(
  '%s: without script a heart leads to sign-in, the car is saved on return, listed and removed (Spec 4.12, 5.05, 7.01, 7.02)',
  async (tenant) => {
    const { page } = await newPage({ javaScriptEnabled: false })
    await page.goto(url(tenant, '/search'))
    const name = await hearts(page).first().getAttribute('data-name')
    await hearts(page).first().click()
    await page.waitForURL((at) => at.pathname === '/sign-in')
    await page.getByRole('heading', { name: /^Sign in to save this/ }).waitFor()
    await signIn(page, tenant, { hasScript: false })
    expect(new URL(page.url()).pathname).toBe('/search')
    await page.goto(url(tenant, '/watchlist'))
    expect(await rows(page).count()).toBe(1)
    expect(await rows(page).first().textContent()).toContain(name)
    await rows(page).locator('button[aria-pressed=true]').click()
    await page.getByText('Nothing saved yet').waitFor()
    expect(await rows(page).count()).toBe(0)
  },
)

test.each(turns(dealers))(
  '$value: by keyboard cars are saved, listed, removed and put back, the same in two tabs; what fails is taken back with an alert; all is whole at 320, 390 and 1280 px, and axe finds nothing (Spec 4.12, 4.16, 8.01, 8.13, WCAG 2.2 AA)',
  async ({ value: tenant, turn }) => {
    const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
    let states = turn
    const see = async (state: string) =>
      expect.soft(await faultsAtWidths(page, states++), state).toEqual({})
    await page.goto(url(tenant, '/sign-in?type=watchlist&redirect=/search&back=/'))
    await signIn(page, tenant)
    const other = await page.context().newPage()
    await other.goto(url(tenant, '/search'))
    const heart = hearts(page).first()
    const id = await heart.getAttribute('value')
    const inOther = (pressed: boolean) =>
      other.locator(`button[value="${id}"][aria-pressed=${pressed}]`).first().waitFor()
    await page.locator('.page-toast').waitFor({ state: 'attached' })
    await other.locator('.page-toast').waitFor({ state: 'attached' })
    await heart.press('Enter')
    const toast = page.locator('.page-toast:popover-open')
    await toast.getByText('Car Saved In Watchlist').waitFor()
    await inOther(true)
    // With the focus in it the toast stays.
    await page.keyboard.press('F6')
    await see('saved')
    await page.keyboard.press('Enter')
    await page.waitForURL((at) => at.pathname === '/watchlist')
    expect(await rows(page).count()).toBe(1)
    await page.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
    await see('listed')
    const remove = rows(page).getByRole('button', { name: /^Remove/ })
    await remove.press('Enter')
    const undo = rows(page).getByRole('button', { name: /^Undo/ })
    await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true)
    await inOther(false)
    await see('removed')
    await page.keyboard.press('Enter')
    await inOther(true)
    await page.reload()
    expect(await rows(page).count()).toBe(1)
    expect(problems).toEqual([])

    await page.route('**/api/watchlist/remove-car', (route) => route.abort())
    const said = Promise.withResolvers<string>()
    page.once('dialog', async (dialog) => {
      said.resolve(`${dialog.type()}: ${dialog.message()}`)
      await dialog.accept()
    })
    await page.locator(`button[value="${id}"][aria-pressed=true]`).first().press('Enter')
    expect(await said.promise).toMatch(/^alert: .*was not removed/)
    await page.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
    await other.reload()
    await inOther(true)
  },
)

test.each(turns(dealers))(
  '$value: by touch a heart leads to sign-in, the car is saved on return, removed and put back, and the list is left (Spec 4.12, 5.05, 7.02, 8.13)',
  async ({ value: tenant, turn }) => {
    const { page, problems } = await newPage({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(url(tenant, '/search'))
    const id = await hearts(page).first().getAttribute('value')
    await hearts(page).first().tap()
    await page.waitForURL((at) => at.pathname === '/sign-in')
    await signIn(page, tenant, { by: 'touch' })
    await page.locator(`button[value="${id}"][aria-pressed=true]`).first().waitFor()
    await page.goto(url(tenant, '/watchlist'))
    const list = rows(page)
    await list.getByRole('button', { name: /^Remove/ }).tap()
    const [putBack] = await Promise.all([
      page.waitForResponse(/save-car$/),
      list.getByRole('button', { name: /^Undo/ }).tap(),
    ])
    expect(putBack.ok()).toBe(true)
    await page.reload()
    expect(await list.count()).toBe(1)
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await page.waitForURL(url(tenant, '/'))
    await page.goto(url(tenant, '/watchlist'))
    await page.getByText('Nothing saved yet').waitFor()
    expect.soft(await faultsAtWidths(page, turn), 'empty').toEqual({})
    expect(problems).toEqual([])
  },
)

test('what this browser kept comes along, each car once, with the price that it had (Spec 1.04, 4.13)', async () => {
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
