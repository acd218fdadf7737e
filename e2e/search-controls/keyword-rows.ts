import type { Page } from 'playwright-core'
import { field, type Row, submit, withScript } from './rows.ts'
import { openerOf, press, write } from './ways.ts'

const keywords = field('query')
const suggestion = (page: Page) => page.getByRole('option', { name: /^Toyota Hilux/ })

export const keywordRows: Row[] = [
  {
    name: 'keywords, when typing pauses',
    find: keywords,
    use: (control, way) => write(control, 'toyota', way),
    leadsTo: '?query=toyota',
    sentBy: submit,
  },
  {
    name: 'keywords, at once by Enter',
    from: '?query=toyota',
    find: keywords,
    async use(control, way) {
      await write(control, 'kia', way)
      await control.press('Enter')
    },
    leadsTo: '?query=kia',
    focus: (page) => keywords(page).or(openerOf(page)),
  },
  {
    name: 'keywords, emptied',
    from: '?query=toyota',
    find: keywords,
    async use(control, way) {
      await write(control, '', way)
      await control.press('Delete')
    },
    leadsTo: '',
    sentBy: submit,
  },
  {
    name: 'a suggestion',
    ways: withScript,
    find: keywords,
    async use(control, way) {
      const page = control.page()
      await write(control, 'toyota hil', way)
      await suggestion(page).waitFor()
      if (way !== 'keyboard') return press(suggestion(page), way)
      await control.press('ArrowDown')
      await control.press('Enter')
    },
    leadsTo: '?query=Toyota+Hilux',
    focus: (page) => keywords(page).or(openerOf(page)),
  },
  {
    name: 'a past search, in the empty field',
    from: '?make=Kia',
    ways: withScript,
    find: keywords,
    async use(control, way) {
      const page = control.page()
      const past = [{ text: 'Toyota', path: '/search', refinement: 'make=Toyota' }]
      await page.evaluate((list) => {
        localStorage['search-history'] = JSON.stringify(list)
      }, past)
      if (way === 'keyboard') await control.focus()
      else await press(control, way)
      const option = page.getByRole('option', { name: 'Toyota', exact: true })
      await option.waitFor()
      if (way !== 'keyboard') return press(option, way)
      await control.press('ArrowDown')
      await control.press('Enter')
    },
    leadsTo: '?make=Toyota',
    focus: (page) => page.locator('body'),
  },
]
