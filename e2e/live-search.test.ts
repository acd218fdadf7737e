import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tenants } from './demo-pages.ts'
import { product } from './product.ts'

const { url, newPage } = await product()
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const tenant = 'harbour'

/** The search page of a site, with what its tests look at. */
async function openSearch(of: string = tenant, query = '') {
  const { page, problems } = await newPage(desktop)
  await page.goto(url(of, `/search${query}`), { waitUntil: 'domcontentloaded' })
  const boxes = page.locator('form[data-live] input[type=checkbox]:not(:checked):visible')
  return { page, problems, first: await named(boxes.nth(0)), second: await named(boxes.nth(1)) }
}

interface Choice {
  readonly box: Locator
  readonly name: string
  readonly value: string
}

/** A filter by its name and value: it may move when results change. */
async function named(box: Locator): Promise<Choice> {
  const [name, value] = [await box.getAttribute('name'), await box.getAttribute('value')]
  if (!name || !value) throw new Error(`expected a named filter, found ${name}=${value}`)
  const selector = `form[data-live] input[name=${JSON.stringify(name)}][value=${JSON.stringify(value)}]`
  return { box: box.page().locator(selector), name, value }
}

const countOf = (page: Page) => page.locator('[data-count]').first().textContent()
const valuesIn = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name)
const isLive = (address: string) => address.includes('_blocks=')
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Does something and waits until the number of cars is another. */
async function changingCount(page: Page, act: () => Promise<unknown>): Promise<string | null> {
  const before = await countOf(page)
  await act()
  await expect.poll(() => countOf(page)).not.toBe(before)
  return countOf(page)
}

/** The page's HTML without what scripts and the visitor own, in one order of attributes. */
const htmlOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) throw new Error('expected the body')
    const ofBrowser = ['data-seen', 'data-woken', 'data-ready', 'aria-busy', 'open']
    // Text to the parser of a page, elements to that of a part: seen by nobody either way.
    for (const unseen of body.querySelectorAll('noscript')) unseen.remove()
    for (const element of body.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
      for (const [name] of attributes) element.removeAttribute(name)
      for (const [name, value] of attributes.sort(([one], [other]) => (one < other ? -1 : 1)))
        if (!ofBrowser.includes(name)) element.setAttribute(name, value)
    }
    return body.innerHTML
  })

describe.each(tenants)('the search of %s', (of) => {
  test('a filter changes count, URL, title and choices, and keeps the focus (4.14)', async () => {
    const { page, problems, first } = await openSearch(of)
    await changingCount(page, () => first.box.press('Space'))
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

  test('the page is what a fresh load of its URL would be', async () => {
    const { page, first, second } = await openSearch(of)
    await changingCount(page, () => first.box.press('Space'))
    await changingCount(page, () => second.box.press('Space'))
    const fresh = await newPage(desktop)
    await fresh.page.goto(page.url(), { waitUntil: 'domcontentloaded' })
    const expected = await htmlOf(fresh.page)
    // The pressed block itself is drawn last.
    await expect.poll(() => htmlOf(page)).toBe(expected)
  })
})

describe('history', () => {
  test('goes back and forward with cars, filters and scroll', async () => {
    const { page, first } = await openSearch()
    const all = await countOf(page)
    await scrollTo(page, 300)
    const scrolled = await scrollOf(page)
    const some = await changingCount(page, () => first.box.dispatchEvent('click'))
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

  test('brings the filtered page back from another document', async () => {
    const { page, first } = await openSearch()
    const some = await changingCount(page, () => first.box.press('Space'))
    await page.goto(url(tenant, '/'))
    await page.goBack()
    await expect.poll(() => countOf(page)).toBe(some)
    expect(await first.box.isChecked()).toBe(true)
    expect(await page.locator('header').first().isVisible()).toBe(true)
  })
})

describe('the network', () => {
  test('a late older answer never takes the place of a newer one', async () => {
    const { page, first, second } = await openSearch()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const isOlder = ({ searchParams }: URL) =>
      searchParams.has('_blocks') &&
      searchParams.has(first.name, first.value) &&
      !searchParams.has(second.name, second.value)
    await page.route(isOlder, async (route) => {
      await released
      // The page gave this request up, so nothing may be left to answer.
      await route.continue().catch(() => {})
    })
    await first.box.press('Space')
    const newer = await changingCount(page, () => second.box.press('Space'))
    release()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await countOf(page)).toBe(newer)
    expect(new URL(page.url()).searchParams.has(first.name, first.value)).toBe(true)
    expect(new URL(page.url()).searchParams.has(second.name, second.value)).toBe(true)
  })

  test('a failure keeps the last cars, says so, and recovers (4.14)', async () => {
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
    let loads = 0
    page.on('load', () => loads++)
    await changingCount(page, () => note.locator('a').click())
    expect(loads, 'the page was loaded anew').toBe(0)
    expect(await note.isHidden()).toBe(true)
    expect(await first.box.isChecked()).toBe(true)
  })

  test('typing is sent once it rests, and text and focus stay (9.08)', async () => {
    const { page } = await openSearch()
    const asked: string[] = []
    page.on('request', (request) => {
      if (isLive(request.url())) asked.push(request.url())
    })
    const keyword = page.locator('input[name=query]:visible').first()
    await keyword.focus()
    await changingCount(page, () => page.keyboard.type('toyota'))
    expect(asked).toHaveLength(1)
    expect(await keyword.inputValue()).toBe('toyota')
    await page.keyboard.type(' hilux')
    await expect.poll(() => valuesIn(page, 'query')).toEqual(['toyota hilux'])
    expect(await keyword.inputValue()).toBe('toyota hilux')
    expect(await keyword.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('a filter that the mouse rested on needs no request at the click', async () => {
    const { page, first } = await openSearch()
    const answered = page.waitForResponse((response) => isLive(response.url()))
    const pressed = page.locator('label', { has: first.box }).or(first.box).first()
    await pressed.hover()
    await (await answered).finished()
    const asked: string[] = []
    page.on('request', (request) => {
      if (isLive(request.url())) asked.push(request.url())
    })
    await changingCount(page, () => pressed.click())
    expect(asked).toEqual([])
    expect(await first.box.isChecked()).toBe(true)
  })

  test('a filter pressed the moment it is there counts', async () => {
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
    await page.goto(url(tenant, '/search'))
    const { name, value, box } = await named(
      page.locator('form[data-live] input[type=checkbox]:checked').first(),
    )
    await expect.poll(() => valuesIn(page, name)).toEqual([value])
    expect(await box.isChecked()).toBe(true)
    const fresh = await newPage(desktop)
    await fresh.page.goto(page.url(), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => countOf(page)).toBe(await countOf(fresh.page))
  })
})

test('saved cars are counted, shared by tabs, and survive new results (4.13)', async () => {
  const { page, first } = await openSearch()
  const other = await page.context().newPage()
  await other.goto(url(tenant, '/search'))
  const save = page.locator('[data-action=favourite]').first()
  const id = (await save.getAttribute('data-id')) ?? ''
  await save.click()
  const saved = `[data-action=favourite][data-id=${JSON.stringify(id)}][aria-pressed=true]`
  await other.locator(saved).first().waitFor()
  expect(await other.locator('[data-bind=favourites]').first().textContent()).toBe('1')
  await changingCount(page, () => first.box.press('Space'))
  await changingCount(page, () => first.box.press('Space'))
  expect(await page.locator(saved).count()).toBeGreaterThan(0)
  expect(await page.locator('[data-action=favourite][aria-pressed=true]').count()).toBe(1)
})

test('another page of results begins at the results', async () => {
  const { page } = await openSearch()
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

describe('the price slider', () => {
  /** The search with the slider's lower thumb awake, and the field that it writes to. */
  async function openAwake() {
    const opened = await openSearch()
    const { page } = opened
    const group = page.locator('form[data-live] details', {
      has: page.locator('input[name="price.min"]'),
    })
    const isOpen = await group.first().evaluate((details) => details.hasAttribute('open'))
    if (!isOpen) await group.first().locator('> summary').click()
    const island = group.first().locator('x-island')
    const thumb = island.locator('input[type=range]').first()
    await thumb.focus()
    await island.and(page.locator('[data-ready]')).waitFor()
    return { ...opened, thumb, field: page.locator('form[data-live] input[name="price.min"]') }
  }

  test('writes to the form, and survives new results', async () => {
    const { page, problems, thumb, field, first } = await openAwake()
    await thumb.evaluate((input) => input.setAttribute('data-mark', ''))
    await changingCount(page, async () => {
      for (let press = 0; press < 4; press++) await page.keyboard.press('PageUp')
    })
    expect(valuesIn(page, 'price')).toEqual([`${await field.inputValue()}:`])
    expect(await thumb.evaluate((input) => input === document.activeElement)).toBe(true)
    const moved = await thumb.inputValue()
    await changingCount(page, () => first.box.press('Space'))
    expect(await page.locator('[data-mark]').count()).toBe(1)
    expect(await thumb.inputValue()).toBe(moved)
    expect(problems).toEqual([])
  })

  test('follows its field and the history (4.18)', async () => {
    const { page, thumb, field } = await openAwake()
    const lowest = await thumb.inputValue()
    await field.fill('30000')
    await field.press('Tab')
    await expect.poll(() => valuesIn(page, 'price')).toEqual(['30000:'])
    await expect.poll(() => thumb.inputValue()).not.toBe(lowest)
    await page.goBack()
    await expect.poll(() => thumb.inputValue()).toBe(lowest)
    expect(await field.inputValue()).toBe('')
  })
})
