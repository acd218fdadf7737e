import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { box, inResults, type Row, results, submit, tick, withScript } from './rows.ts'
import { openerOf, press, write } from './ways.ts'

export const choiceRows: Row[] = [
  {
    name: 'the button below the filters',
    from: '?make=Toyota',
    ways: withScript,
    find: (page) => page.locator('.filters-submit button'),
    leadsTo: '?make=Toyota',
    // On a phone the drawer closes.
    focus: (page) => submit(page).or(openerOf(page)),
  },
  {
    name: 'a choice in the form taken away',
    from: '?make=Toyota&make=Kia',
    find: (page) => box(page, 'make', 'Toyota'),
    leadsTo: '?make=Kia',
    sentBy: submit,
  },
  {
    name: '"Clear all" in the filters',
    from: '?make=Toyota&car_type=used',
    find: (page) => page.locator('.filters-head a'),
    leadsTo: '',
    focus: (page) => page.locator('[data-block=search-filters], [data-block=search-filters] *'),
  },
  {
    name: 'a chip',
    from: '?make=Toyota&make=Kia',
    find: inResults('Remove Toyota'),
    leadsTo: '?make=Kia',
    focus: results,
  },
  {
    name: '"Clear all" after the chips',
    from: '?make=Toyota&price=:40000',
    find: (page) => results(page).locator('.results-choices > li:last-child > a'),
    leadsTo: '',
    focus: results,
  },
]

const near = (page: Page) => page.locator('.filters-near:visible')
const count = (page: Page) => results(page).locator('[data-count]')

/** Controls that came with long lists, and with looks of other sites. */
export const listRows: Row[] = [
  {
    name: 'the link with the count beside the last tick',
    ways: ['mouse', 'keyboard'],
    find: (page) => page.locator('form[data-live] input[name=colour_family]').first(),
    async use(control, way) {
      const page = control.page()
      await press(control, way)
      if (way === 'mouse') await press(near(page), way)
      else {
        await near(page).waitFor()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      }
      await page.waitForURL(({ hash }) => hash !== '')
      await expect.poll(() => isSeen(count(page))).toBe(true)
    },
    leadsTo: async (page) => {
      const chosen = page.locator('form[data-live] input[name=colour_family]:checked')
      return `?${new URLSearchParams([['colour_family', await chosen.inputValue()]])}`
    },
    focus: (page) => page.locator('#results-title'),
  },
  {
    name: 'the field that narrows a long list',
    ways: withScript,
    find: (page) => page.locator('#filters-make .list-search input'),
    async use(control, way) {
      const page = control.page()
      await write(control, 'kia', way)
      await box(page, 'make', 'Toyota').waitFor({ state: 'hidden' })
      await press(box(page, 'make', 'Kia'), way)
    },
    leadsTo: '?make=Kia',
    focus: (page) => box(page, 'make', 'Kia'),
  },
  {
    name: 'a panel, which stays as it was left',
    ways: withScript,
    find: (page) => page.locator('#filters-km > summary'),
    async use(control, way) {
      const isOpen = () => control.evaluate((summary) => summary.parentElement?.matches('[open]'))
      const before = await isOpen()
      await press(control, way)
      await control.page().reload({ waitUntil: 'domcontentloaded' })
      expect(await isOpen()).toBe(!before)
      if (!(await control.isVisible())) await press(openerOf(control.page()), way)
      await press(control, way)
      expect(await isOpen()).toBe(before)
    },
    leadsTo: '',
  },
  { ...tick('a card of a make', 'make', 'Toyota'), tenant: 'kiwi' },
  {
    name: 'a drop-down of the filters',
    tenant: 'lonestar',
    find: (page) => page.locator('form[data-live] select[name=transmission]'),
    async use(control, way) {
      if (way !== 'keyboard') {
        await control.selectOption('Automatic')
        return
      }
      await control.focus()
      await control.pressSequentially('Aut')
    },
    leadsTo: '?transmission=Automatic',
    focus: (page) => page.locator('select[name=transmission], :popover-open *, body'),
    sentBy: submit,
  },
]

const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
