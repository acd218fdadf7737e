import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { COLLAPSE_MS } from '#domain/stock-query/thresholds.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { everyTenant } from './demo-pages.ts'
import { product } from './product.ts'
import { expectedFor, shownOn } from './search-controls/found.ts'
import { desktop, openerOf, phone, press, reveal, type Way } from './search-controls/ways.ts'

const { newPage, url } = await product({ pictures: false })

interface Visitor {
  readonly tenant: string
  /** They take turns, panel by panel. */
  readonly ways: readonly Way[]
  readonly where: string
  readonly options: typeof phone | typeof desktop
}
const onPhone = { where: 'a phone', options: phone }
const onDesktop = { where: 'a desktop', options: desktop }

/** Each dealer's filters look different; here each is used in one way, nightly in all. */
const visitors: readonly Visitor[] = isFullTest
  ? everyTenant.flatMap((tenant): Visitor[] => [
      { tenant, ways: ['touch'], ...onPhone },
      { tenant, ways: ['keyboard'], ...onDesktop },
      { tenant, ways: ['mouse'], ...onDesktop },
    ])
  : [
      { tenant: 'outback', ways: ['mouse', 'keyboard'], ...onDesktop },
      { tenant: 'lonestar', ways: ['touch'], ...onPhone },
    ]

/** The first choice of each panel, as a selector, with the search that it makes. */
const firstChoices = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('form[data-live] .filters-groups > *'), (panel) => {
      const control = panel.querySelector('input[type=checkbox], select')
      if (control instanceof HTMLSelectElement) {
        const value = Array.from(control.options, (option) => option.value).find(Boolean) ?? ''
        return { name: control.name, value, selector: `select[name="${control.name}"]` }
      }
      if (!(control instanceof HTMLInputElement)) return []
      const { name, value } = control
      return { name, value, selector: `input[name="${name}"][value="${CSS.escape(value)}"]` }
    }).flat(),
  )

const choose = async (control: Locator, value: string, way: Way): Promise<void> => {
  const isSelect = await control.evaluate((element) => element.matches('select'))
  if (isSelect) {
    await control.focus()
    await control.selectOption(value)
  } else await press(control, way)
}

describe.each(visitors)('$tenant by $ways on $where', ({ tenant, ways, options }) => {
  test('the first choice of every panel is made and taken back (Spec 2.39, D7)', async () => {
    const { page, problems } = await newPage(options)
    await page.goto(url(tenant, '/search'), { waitUntil: 'domcontentloaded' })
    const choices = await firstChoices(page)
    expect(choices.length).toBeGreaterThan(4)
    for (const [index, { name, value, selector }] of choices.entries()) {
      const way = ways[index % ways.length] ?? 'mouse'
      const control = page.locator(`form[data-live] ${selector}`)
      await reveal(control, way)
      for (const chosen of [value, '']) {
        await choose(control, chosen, way)
        const search = chosen === '' ? '' : `?${new URLSearchParams([[name, chosen]])}`
        const expected = await expectedFor(tenant, search)
        await expect.poll(() => shownOn(page, control)).toEqual(expected)
      }
    }
    expect(problems).toEqual([])
  })
})

test('the row of prices leads to as many cars as it says (Spec 2.38)', async () => {
  const { page } = await newPage(phone)
  await page.goto(url('lonestar', '/search'), { waitUntil: 'domcontentloaded' })
  for (const way of ['touch', 'keyboard'] as const) {
    const door = page.locator('.filters-doors a:not([aria-current])').last()
    const { search } = new URL((await door.getAttribute('href')) ?? '', page.url())
    const said = await door.locator('> :last-child').textContent()
    await press(door, way)
    const expected = await expectedFor('lonestar', search)
    const current = page.locator('.filters-doors a[aria-current]')
    await expect.poll(() => shownOn(page, current)).toEqual(expected)
    expect(said).toMatch(new RegExp(`^${expected.count} `))
  }
})

test('the drawer of filters closes by its button and by a press beside it', async () => {
  const { page } = await newPage(phone)
  await page.goto(url('harbour', '/search'), { waitUntil: 'domcontentloaded' })
  const panel = page.locator('#filters-panel')
  await press(openerOf(page), 'touch')
  await press(page.getByRole('button', { name: 'Close filters' }), 'touch')
  expect(await panel.isVisible()).toBe(false)

  const wide = await newPage(desktop)
  await wide.page.goto(url('lonestar', '/search'), { waitUntil: 'domcontentloaded' })
  await press(openerOf(wide.page), 'mouse')
  await wide.page.locator('#filters-panel:popover-open').waitFor()
  await wide.page.mouse.click(1200, 450)
  expect(await wide.page.locator('#filters-panel').isVisible()).toBe(false)
})

// A mouse presses a heart and a car in search-journey.test.ts.
test.each([
  { way: 'touch', ...onPhone },
  { way: 'keyboard', ...onDesktop },
  ...(isFullTest ? [{ way: 'mouse' as const, ...onDesktop }] : []),
] as const)(
  'by $way on $where hearts, cars and promotions do what they say (Spec 4.13, 2.42)',
  async ({ way, options }) => {
    const { page, problems } = await newPage(options)
    await page.goto(url('harbour', '/search'))
    const all = await expectedFor('harbour', '')
    const heart = page.locator('[data-block=search-results] [data-action=favourite]').first()
    const saved = page.locator('[data-bind=favourites]').first()
    for (const isSaved of [true, false]) {
      await press(heart, way)
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(String(isSaved))
      expect(await saved.textContent()).toBe(isSaved ? '1' : '')
      expect(await shownOn(page, heart)).toEqual(all)
    }
    const car = page.locator('[data-block=search-results] .cover-link').first()
    const promotion = page.locator('aside.promo a').first()
    for (const link of [car, promotion]) {
      const href = (await link.getAttribute('href')) ?? ''
      await press(link, way)
      await page.waitForURL(({ pathname, search }) => pathname + search === href)
      expect(await page.locator('h1').count()).toBe(1)
      await page.goBack()
      await expect.poll(() => shownOn(page)).toEqual(all)
    }
    expect(problems).toEqual([])
  },
)

test('a panel takes 300 ms to open and to close for who pressed it, and none with reduced motion (Spec 9.08)', async () => {
  const { page } = await newPage({ viewport: desktop.viewport })
  await page.goto(url('harbour', '/search'))
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  let durations = new Set<number | undefined>()
  session.on('Animation.animationStarted', ({ animation: { name, source } }) => {
    if (name === 'height') durations.add(source?.duration)
  })
  const summaryOf = (panel: string) => page.locator(`form ${panel} > summary`)
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  for (const summary of [summaryOf('.filter[open]').first(), summaryOf('.filter').last()]) {
    await summary.focus()
    await twoFrames()
    await summary.press('Enter')
    await expect.poll(() => [...durations]).toEqual([COLLAPSE_MS])
    durations = new Set()
  }
  // By the script that opens what was open before.
  await summaryOf('.filter')
    .first()
    .evaluate((element) => {
      element.blur()
      element.parentElement?.toggleAttribute('open')
    })
  await twoFrames()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await summaryOf('.filter').first().press('Enter')
  await twoFrames()
  expect([...durations]).toEqual([])
})
