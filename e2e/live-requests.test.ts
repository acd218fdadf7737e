import { describe, expect, test } from 'vitest'
import { product } from './product.ts'
import {
  changeCount,
  countOf,
  desktop,
  locatedByName,
  searchOpener,
  valuesIn,
} from './search-page.ts'

const tested = await product({ pictures: false })
const { newPage, url } = tested
const openSearch = searchOpener(tested)
const isLive = (address: string) => address.includes('_blocks=')

describe('the network', () => {
  test('a late response to an older request never replaces a newer one', async () => {
    const { page, first, second } = await openSearch()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const isOlder = ({ searchParams }: URL) =>
      searchParams.has('_blocks') &&
      searchParams.has(first.name, first.value) &&
      !searchParams.has(second.name, second.value)
    await page.route(isOlder, async (route) => {
      await released
      // The page may have aborted this request.
      await route.continue().catch(() => {})
    })
    await first.box.press('Space')
    const newer = await changeCount(page, () => second.box.press('Space'))
    release()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await countOf(page)).toBe(newer)
    expect(new URL(page.url()).searchParams.has(first.name, first.value)).toBe(true)
    expect(new URL(page.url()).searchParams.has(second.name, second.value)).toBe(true)
  })

  test('a failed request keeps the last results, shows an error, and recovers (4.14)', async () => {
    const { page, first } = await openSearch()
    const all = await countOf(page)
    const cards = await page.locator('[data-block=search-results] article').count()
    await page.route(
      ({ searchParams }) => searchParams.has('_blocks'),
      (route) => route.abort(),
    )
    await first.box.press('Space')
    const note = page.locator('[data-live-error]')
    await note.waitFor({ state: 'visible' })
    expect(await countOf(page)).toBe(all)
    expect(await page.locator('[data-block=search-results] article').count()).toBe(cards)
    const retry = new URL((await note.locator('a').getAttribute('href')) ?? '', page.url())
    expect(retry.searchParams.getAll(first.name)).toEqual([first.value])
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
    await page.unrouteAll()
    await page.waitForLoadState('load')
    let loads = 0
    page.on('load', () => loads++)
    await changeCount(page, () => note.locator('a').click())
    expect(loads, 'the page was reloaded').toBe(0)
    expect(await note.isHidden()).toBe(true)
    expect(await first.box.isChecked()).toBe(true)
  })

  test('typing sends one request after a pause, and text and focus stay (9.08)', async () => {
    const { page } = await openSearch()
    const sent: string[] = []
    page.on('request', (request) => {
      if (isLive(request.url())) sent.push(request.url())
    })
    const keyword = page.locator('input[name=query]:visible').first()
    await keyword.focus()
    await changeCount(page, () => page.keyboard.type('toyota'))
    expect(sent).toHaveLength(1)
    expect(await keyword.inputValue()).toBe('toyota')
    await page.keyboard.type(' hilux')
    await expect.poll(() => valuesIn(page, 'query')).toEqual(['toyota hilux'])
    expect(await keyword.inputValue()).toBe('toyota hilux')
    expect(await keyword.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('a filter that the mouse hovered over is prefetched: the click sends no request', async () => {
    const { page, first } = await openSearch()
    const prefetched = page.waitForResponse((response) => isLive(response.url()))
    const label = page.locator('label', { has: first.box }).or(first.box).first()
    await label.hover()
    await (await prefetched).finished()
    const sent: string[] = []
    page.on('request', (request) => {
      if (isLive(request.url())) sent.push(request.url())
    })
    await changeCount(page, () => label.click())
    expect(sent).toEqual([])
    expect(await first.box.isChecked()).toBe(true)
  })

  test('the code that draws is loaded when a filter is reached; a press before it arrives is not lost (4.14)', async () => {
    const { page, first } = await openSearch()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const loaded: string[] = []
    await page.route(/live-draw/, async (route) => {
      loaded.push(route.request().url())
      await released
      await route.continue()
    })
    await page.waitForLoadState('load')
    expect(loaded).toEqual([])
    const answered = page.waitForResponse((response) => isLive(response.url()))
    await first.box.press('Space')
    await (await answered).finished()
    expect(loaded).toHaveLength(1)
    await changeCount(page, async () => release())
    expect(valuesIn(page, first.name)).toEqual([first.value])
    expect(await first.box.isChecked()).toBe(true)
  })

  test('a filter that is pressed as soon as it is in the document is applied', async () => {
    const { page } = await newPage(desktop)
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const box = document.querySelector('form[data-live] input[type=checkbox]')
        if (!(box instanceof HTMLInputElement)) return
        watch.disconnect()
        box.click()
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await page.goto(url('harbour', '/search'))
    const { name, value, box } = await locatedByName(
      page.locator('form[data-live] input[type=checkbox]:checked').first(),
    )
    await expect.poll(() => valuesIn(page, name)).toEqual([value])
    expect(await box.isChecked()).toBe(true)
    const fresh = await newPage(desktop)
    await fresh.page.goto(page.url(), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => countOf(page)).toBe(await countOf(fresh.page))
  })
})
