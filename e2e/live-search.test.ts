import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { tenants } from './demo-pages.ts'
import { laidOut } from './page-checks.ts'
import { product } from './product.ts'
import { changeCount, countOf, desktop, searchOpener, valuesIn } from './search-page.ts'

const tested = await product({ pictures: false })
const { newPage, url } = tested
const openSearch = searchOpener(tested)
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** The page's HTML without attributes that scripts and the visitor set, in one attribute order. */
const htmlOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) throw new Error('expected the body')
    const clientAttributes = ['data-started', 'data-ready', 'aria-busy', 'open']
    // Its content is text in a parsed page and elements in a parsed fragment; it shows in neither.
    for (const noscript of body.querySelectorAll('noscript')) noscript.remove()
    // It tells crawlers about the URL that was loaded.
    for (const data of body.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    // The link beside the last change is the script's copy of one that is in the page.
    for (const copy of body.querySelectorAll('.filters-near:not([data-near-press])')) copy.remove()
    for (const element of body.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
      for (const [name] of attributes) element.removeAttribute(name)
      for (const [name, value] of attributes.sort(([one], [other]) => (one < other ? -1 : 1)))
        if (!clientAttributes.includes(name)) element.setAttribute(name, value)
    }
    return body.innerHTML
  })

describe.each(inTurn(tenants, 0))('the search of %s', (tenant) => {
  test('a filter changes count, URL, title and filters, and keeps the focus (4.14)', async () => {
    const { page, problems, first } = await openSearch(tenant)
    await changeCount(page, () => first.box.press('Space'))
    expect(valuesIn(page, first.name)).toEqual([first.value])
    expect(await first.box.isChecked()).toBe(true)
    expect(await first.box.evaluate((box) => box === document.activeElement)).toBe(true)
    const chip = page.locator('[data-block=search-results] a[data-live]', { hasText: first.value })
    expect(await chip.first().isVisible()).toBe(true)
    const fresh = await newPage(desktop)
    await fresh.page.goto(page.url(), { waitUntil: 'domcontentloaded' })
    expect(await page.title()).toBe(await fresh.page.title())
    expect(problems).toEqual([])
  })

  test('the page equals a fresh load of its URL', async () => {
    const { page, first, second } = await openSearch(tenant)
    await changeCount(page, () => first.box.press('Space'))
    await changeCount(page, () => second.box.press('Space'))
    const fresh = await newPage(desktop)
    await fresh.page.goto(page.url(), { waitUntil: 'domcontentloaded' })
    const expected = await htmlOf(fresh.page)
    // The block of the pressed control is updated last.
    await expect.poll(() => htmlOf(page)).toBe(expected)
  })
})

describe('history', () => {
  // The search of Volt begins with a banner, so the rules of its cars come in a later sheet.
  test.each(['harbour', 'volt'])(
    'a car page of %s leads back to the place in the results, without a back/forward cache (Spec 2.48)',
    async (tenant) => {
      const { page, first } = await openSearch(tenant)
      await changeCount(page, () => first.box.dispatchEvent('click'))
      await scrollTo(page, 1500)
      await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(1500)
      await page
        .locator('[data-block=search-results] article a[href^="/cars/"]')
        .nth(8)
        .dispatchEvent('click')
      await page.waitForURL(/\/cars\//)
      const left = await page.evaluate(() => performance.timeOrigin)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
      expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(left)
      await expect.poll(() => scrollOf(page)).toBeCloseTo(1500, -1)
    },
  )

  test('goes back and forward with cars, filters and scroll', async () => {
    const { page, first } = await openSearch()
    const all = await countOf(page)
    await scrollTo(page, 300)
    const scrolled = await scrollOf(page)
    const some = await changeCount(page, () => first.box.dispatchEvent('click'))
    expect(await scrollOf(page)).toBe(scrolled)
    await scrollTo(page, 0)
    await page.goBack()
    await expect.poll(() => countOf(page)).toBe(all)
    expect(await first.box.isChecked()).toBe(false)
    expect(await scrollOf(page)).toBe(scrolled)
    await page.goForward()
    await expect.poll(() => countOf(page)).toBe(some)
    expect(await first.box.isChecked()).toBe(true)
  })

  test('restores the filtered page from another document', async () => {
    const { page, first } = await openSearch()
    const some = await changeCount(page, () => first.box.press('Space'))
    await page.goto(url('harbour', '/'))
    await page.goBack()
    await expect.poll(() => countOf(page)).toBe(some)
    expect(await first.box.isChecked()).toBe(true)
    expect(await page.locator('header').first().isVisible()).toBe(true)
  })
})

test('saved cars are counted, shared by tabs, and survive new results (4.13)', async () => {
  const { page, first } = await openSearch()
  const other = await page.context().newPage()
  await other.goto(url('harbour', '/search'))
  const save = page.locator('[data-action=favourite]').first()
  const id = (await save.getAttribute('data-id')) ?? ''
  await save.click()
  const saved = `[data-action=favourite][data-id=${JSON.stringify(id)}][aria-pressed=true]`
  await other.locator(saved).first().waitFor()
  expect(await other.locator('[data-bind=favourites]').first().textContent()).toBe('1')
  await changeCount(page, () => first.box.press('Space'))
  await changeCount(page, () => first.box.press('Space'))
  expect(await page.locator(saved).count()).toBeGreaterThan(0)
  expect(await page.locator('[data-action=favourite][aria-pressed=true]').count()).toBe(1)
})

test('the next page of results scrolls to the results', async () => {
  const { page } = await openSearch()
  // Until then the cards below the screen have another height, and the link moves from under a press.
  await laidOut(page)
  await page.locator('a[data-live~=top]:visible', { hasText: '2' }).first().click()
  await expect.poll(() => valuesIn(page, 'page')).toEqual(['2'])
  const top = () =>
    page.locator('[data-block=search-results]').evaluate((block) => block.getBoundingClientRect().y)
  const below = await page
    .locator('[data-block=site-header]')
    .evaluate((header) => header.getBoundingClientRect().bottom)
  await expect.poll(top).toBeGreaterThan(-5)
  expect(await top()).toBeLessThan(Math.max(0, below) + 100)
})
