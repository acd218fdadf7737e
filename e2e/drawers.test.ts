import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTurn, isFullTest, turns } from '../scripts/test-extent.ts'
import { type AxTree, axTree } from './accessibility-tree.ts'
import { everyTenant, flagsOf } from './demo-pages.ts'
import { laidOut } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

const drawers = [
  { name: /^Filters$/, path: '/search', opener: '[popovertarget=filters-panel]:visible' },
  {
    name: /^Menu$/,
    path: '/search',
    opener: 'header [popovertarget$="-menu"][popovertargetaction=show]',
  },
]
const searchDrawer = {
  name: /^Search our /,
  path: '/',
  opener: 'header [popovertarget$="-search"]',
}

const drawersOf = (tenant: string) =>
  flagsOf(tenant).headerSearch ? [...drawers, searchDrawer] : drawers

/** What can be reached besides the dialog; the main part is there because it holds the filters. */
const outside = ({ focusable }: AxTree) =>
  focusable.filter(({ inDialog, role }) => !inDialog && role !== 'main')

const openerOf = (page: Page, selector: string) => page.locator(selector).first()

/** What the focus is on: within an open popover, on the element of a selector, or elsewhere. */
const focusIn = (page: Page, opener: string): Promise<string> =>
  page.evaluate(
    (selector) => {
      const { activeElement: focused } = document
      if (focused?.closest(':popover-open')) return 'the drawer'
      return focused?.matches(selector) ? 'its button' : 'elsewhere'
    },
    opener.replace(':visible', ''),
  )

describe.each(turns(everyTenant))('$value', ({ value: tenant, turn }) => {
  test.each(inTurn(drawersOf(tenant), turn))(
    '$name is a modal dialog while it covers a phone, and nothing else can be reached (WCAG 2.4.3, 4.1.2)',
    async ({ name, path, opener }) => {
      const { page } = await newPage(phone)
      await page.goto(url(tenant, path))
      await laidOut(page)
      const closed = await axTree(page)
      expect(closed.dialogs).toEqual([])
      expect(closed.focusable.length).toBeGreaterThan(10)

      await openerOf(page, opener).press('Enter')
      await expect.poll(() => focusIn(page, opener)).toBe('the drawer')
      const open = await axTree(page)
      expect(open.dialogs).toEqual([{ name: expect.stringMatching(name), isModal: true }])
      expect(outside(open)).toEqual([])
      expect(open.focusable.length).toBeGreaterThan(2)

      await page.keyboard.press('Escape')
      await expect.poll(() => focusIn(page, opener)).toBe('its button')
      const again = await axTree(page)
      expect(again.dialogs).toEqual([])
      expect(again.focusable.length).toBeGreaterThanOrEqual(closed.focusable.length)
    },
  )

  test.runIf(isFullTest || turn === 0)(
    'in a wide window neither the menu nor filters in the page are dialogs',
    async () => {
      const { page } = await newPage(desktop)
      await page.goto(url(tenant, '/search'))
      expect((await axTree(page)).dialogs).toEqual([])
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    },
  )
})

test('the drawer of filters stays a dialog while an answer changes what is in it', async () => {
  const { page } = await newPage(phone)
  await page.goto(url('harbour', '/search'))
  await openerOf(page, '[popovertarget=filters-panel]:visible').click()
  const count = page.locator('.filters-close [aria-live]')
  const before = await count.textContent()
  await page.locator('#filters-panel input[type=checkbox]:visible').first().check()
  await expect.poll(() => count.textContent()).not.toBe(before)
  const open = await axTree(page)
  expect(open.dialogs).toEqual([{ name: 'Filters', isModal: true }])
  expect(outside(open)).toEqual([])
})

test('a drawer closes where the window becomes wide enough for its content', async () => {
  const { page } = await newPage(phone)
  await page.goto(url('harbour', '/search'))
  await openerOf(page, '[popovertarget=filters-panel]:visible').click()
  expect((await axTree(page)).dialogs).toHaveLength(1)
  await page.setViewportSize(desktop.viewport)
  await expect.poll(async () => (await axTree(page)).dialogs).toEqual([])
  expect(await page.locator('#filters-panel').isVisible()).toBe(true)
})

test.each(drawers)(
  'without script $name opens, takes the focus, and gives it back on Escape',
  async ({ opener, path }) => {
    const { page } = await newPage({ ...phone, javaScriptEnabled: false })
    await page.goto(url('harbour', path))
    await openerOf(page, opener).press('Enter')
    await expect.poll(() => focusIn(page, opener)).toBe('the drawer')
    await page.keyboard.press('Escape')
    await expect.poll(() => focusIn(page, opener)).toBe('its button')
  },
)
