import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurn, turns } from '../scripts/test-extent.ts'
import { everyTenant, flagsOf } from './demo-pages.ts'
import { faultsAtWidths } from './page-checks.ts'
import { product, sendRequest } from './product.ts'

const { newPage, url } = await product({ pictures: false })

const savedIds = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]') as { id: string }[])

/** The page leaves for the address of this browser's cars, perhaps before it is loaded. */
const openOwnList = (page: Page, tenant: string) =>
  page.goto(url(tenant, '/watchlist'), { waitUntil: 'commit' })

/** Saves the first two cars of a search, and opens the page of saved cars by the header. */
async function saveTwo(tenant: string, query = '/search?sortBy=price_asc') {
  const opened = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page } = opened
  await page.goto(url(tenant, query))
  const hearts = page.locator('main [data-action=favourite]:visible')
  const ids = await hearts.evaluateAll((all) =>
    all.slice(0, 2).map((heart) => (heart as HTMLElement).dataset.id ?? ''),
  )
  for (const index of [0, 1]) await hearts.nth(index).click()
  const toSaved = page.getByRole('banner').getByRole('link', { name: 'Saved cars: 2' })
  await toSaved.click()
  await page.waitForURL((at) => at.pathname === '/watchlist')
  return { ...opened, ids }
}

/** Where cars are saved in the browser alone. */
const ownLists = everyTenant.filter((tenant) => {
  const { favourites, watchlist } = flagsOf(tenant)
  return favourites && !watchlist
})
const comparing = everyTenant.filter((tenant) => flagsOf(tenant).compare)

test.each(turns(inTurn(ownLists, 0)))(
  '$value: saved cars are listed at an address that names them, removed and put back by keyboard, whole at 320, 390 and 1280 px (Spec 1.04, 4.13, WCAG 2.2 AA)',
  async ({ value: tenant, turn }) => {
    const { page, ids, problems } = await saveTwo(tenant)
    expect(new URL(page.url()).searchParams.getAll('car')).toEqual(ids)
    const rows = page.locator('[data-saved=car]')
    expect(await rows.count()).toBe(2)
    const remove = rows.first().getByRole('button', { name: /^Remove/ })
    await remove.focus()
    await page.keyboard.press('Enter')
    const undo = rows.first().getByRole('button', { name: /^Undo/ })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    expect((await savedIds(page)).map(({ id }) => id)).toEqual(ids.slice(1))
    expect.soft(await faultsAtWidths(page, turn)).toEqual({})
    await page.keyboard.press('Enter')
    await expect
      .poll(() => remove.evaluate((button) => button === document.activeElement))
      .toBe(true)
    expect(await savedIds(page)).toHaveLength(2)
    expect(problems).toEqual([])
  },
)

test('a price that fell since is said; without an address the cars of this browser come (Spec 1.04)', async () => {
  const { page, ids } = await saveTwo('kiwi')
  const [first] = await savedIds(page)
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('favourites') ?? '[]') as { price: number }[]
    const dearer = list.map((entry, index) => ({
      ...entry,
      price: entry.price + (index === 0 ? 1_500 : 0),
    }))
    localStorage.setItem('favourites', JSON.stringify(dearer))
  })
  expect(first).toMatchObject({ id: ids[0], price: expect.any(Number) })
  await openOwnList(page, 'kiwi')
  await page.waitForURL((at) => at.searchParams.getAll('car').join() === ids.join())
  const said = page.getByText('less since you saved it')
  await expect.poll(() => said.first().textContent()).toBe('$1,500 less since you saved it')
  expect(await said.filter({ visible: true }).count()).toBe(1)
})

test('chosen cars are compared at an address that a friend can open, without script too (Spec 1.04, 5.06)', async () => {
  const { page, ids } = await saveTwo('harbour')
  await page.getByRole('button', { name: 'Compare the chosen cars' }).click()
  await page.waitForURL((at) => at.pathname === '/compare')
  const compared = page.url()
  expect(new URL(compared).searchParams.getAll('car')).toEqual(ids)
  const names = await page.locator('main .compare-cars-name').allTextContents()
  const friend = await newPage({ javaScriptEnabled: false })
  await friend.page.goto(compared)
  expect(await friend.page.locator('main .compare-cars-name').allTextContents()).toEqual(names)
  await friend.page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  expect(await friend.page.locator('main .compare-cars-name').allTextContents()).toEqual(
    names.slice(1),
  )
  await friend.page.goto(url('harbour', '/watchlist'))
  await friend.page.getByText('scripts are switched off').waitFor({ timeout: 5_000 })
})

test("a friend's list stays theirs, and leads to one's own (Spec 1.04)", async () => {
  const { page, ids } = await saveTwo('kiwi')
  await page.goto(url('kiwi', `/watchlist?car=${ids[1]}`))
  expect(await page.locator('[data-saved=car]').count()).toBe(1)
  await page.getByRole('link', { name: 'See the cars that you saved in this browser' }).click()
  await expect.poll(() => page.locator('[data-saved=car]').count()).toBe(2)
})

test('of more cars than an address names, the first are one’s own list, not that of a friend (Spec 1.04)', async () => {
  const { page } = await newPage()
  // Not on the page of saved cars: its script would leave for the cars that are written here.
  await page.goto(url('kiwi', '/'))
  await page.evaluate(() => {
    const many = Array.from({ length: 45 }, (_, index) => ({ id: `k${index}` }))
    localStorage.setItem('favourites', JSON.stringify(many))
  })
  await openOwnList(page, 'kiwi')
  await page.waitForURL((at) => at.searchParams.getAll('car').length === 40)
  await page.locator('main x-island[data-ready]').waitFor({ state: 'attached' })
  expect(await page.getByText('that you saved in this browser').isVisible()).toBe(false)
})

test('cars ticked in a list are compared from any page, four at most, by keyboard, whole at 320, 390 and 1280 px (Spec 1.04, 5.06, WCAG 2.2 AA)', async () => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url('volt', '/search'))
  const ticks = page.getByRole('checkbox', { name: /^Compare 20/ })
  const tray = page.getByRole('region', { name: 'Chosen cars' })
  const values = await ticks.evaluateAll((all) =>
    all.map((tick) => (tick as HTMLInputElement).value),
  )
  const press = async (index: number) => {
    await ticks.nth(index).focus()
    await page.keyboard.press('Space')
  }
  for (const index of [0, 1, 2, 3]) await press(index)
  await tray.getByRole('button', { name: 'Compare 4 of 4' }).waitFor()
  await press(4)
  await tray.getByRole('status').getByText('You can compare 4 cars at most.').waitFor()
  expect(await ticks.nth(4).isChecked()).toBe(false)
  const remove = tray.getByRole('button', { name: /^Remove/ })
  await remove.first().press('Enter')
  expect(await remove.first().evaluate((button) => button === document.activeElement)).toBe(true)
  await page.goto(url('volt', '/search?page=2'))
  await tray.getByRole('button', { name: 'Compare 3 of 4' }).press('Enter')
  await page.waitForURL((at) => at.pathname === '/compare')
  expect(new URL(page.url()).searchParams.getAll('car')).toEqual(values.slice(1, 4))
  expect.soft(await faultsAtWidths(page, 2)).toEqual({})
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter')
  await page.waitForURL((at) => at.searchParams.getAll('car').length === 2)
  await page.goto(url('volt', '/search'))
  await expect
    .poll(() =>
      ticks.evaluateAll((all) => all.map((tick) => (tick as HTMLInputElement).checked).slice(0, 4)),
    )
    .toEqual([false, false, true, true])
  expect(problems).toEqual([])
})

test.each(turns(inTurn(comparing, 1)))(
  '$value: of two compared cars one is removed by touch; both states are whole at 320, 390 and 1280 px, and axe finds nothing (Spec 1.04, WCAG 2.2 AA)',
  async ({ value: tenant, turn }) => {
    const { page, problems } = await newPage({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const found = await sendRequest(`${tenant}.localhost`, '/api/search')
    const [one, two]: { id: string }[] = JSON.parse(found.body.toString()).hits
    await page.goto(url(tenant, `/compare?car=${one?.id}&car=${two?.id}`))
    expect.soft(await faultsAtWidths(page, turn), 'two').toEqual({})
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .tap()
    await page.waitForURL((at) => at.searchParams.getAll('car').length === 1)
    expect(new URL(page.url()).searchParams.get('car')).toBe(two?.id)
    expect.soft(await faultsAtWidths(page, turn + 1), 'one').toEqual({})
    expect(problems).toEqual([])
  },
)

test('without script, the ticks of a page are sent as they are (Spec 1.04)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('volt', '/search'))
  const ticks = page.getByRole('checkbox', { name: /^Compare 20/ })
  for (const index of [0, 2]) await ticks.nth(index).check()
  await page.getByRole('region', { name: 'Chosen cars' }).getByRole('button').click()
  await page.locator('main .compare-cars-name').nth(1).waitFor()
  expect(new URL(page.url()).searchParams.getAll('car')).toHaveLength(2)
})

test('no two figures of a page have one number, nor do saved cars (Spec 2.41)', async () => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url('outback', '/search'))
  const ids = await page
    .locator('main button[name=car_id]')
    .evaluateAll((all) => all.slice(0, 2).map((heart) => (heart as HTMLButtonElement).value))
  await page.goto(url('outback', `/watchlist?car=${ids.join('&car=')}`))
  const session = await page.context().newCDPSession(page)
  /** The numbers of a page as they are painted. */
  async function figures(): Promise<string[]> {
    const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
      computedStyles: [],
    })
    const texts = documents.flatMap(({ layout }) => layout.text.map((at) => strings[at]))
    return texts.join('').match(/Fig\. \d\.\d/g) ?? []
  }
  await expect.poll(figures).toEqual(['Fig. 1.1', 'Fig. 1.2'])
  await page.goto(url('outback', '/'))
  const three = ['1', '2', '3']
  const both = ['1', '2'].flatMap((list) => three.map((card) => `Fig. ${list}.${card}`))
  await expect.poll(figures).toEqual(both)
})
