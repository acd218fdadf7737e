import type { Locator, Page } from 'playwright-core'
import { drag, openerOf, press, reveal, type Way, write } from './ways.ts'

/** A control of the search page: how it is used, and what has to hold then. */
export interface Row {
  readonly name: string
  /** The search of the page that it is used on; none is the whole stock. */
  readonly from?: string
  /** Those in which it can be used; all without this. */
  readonly ways?: readonly Way[]
  readonly find: (page: Page) => Locator
  /** Uses it; pressing it is the usual way. */
  readonly use?: (control: Locator, way: Way) => Promise<void>
  /** The search that it leads to. */
  readonly leadsTo: string | ((page: Page) => Promise<string>)
  /** What has the focus afterwards; the control itself without this. */
  readonly focus?: (page: Page) => Locator
  /** Without script the form is sent by this button. */
  readonly sentBy?: (page: Page) => Locator
}

const withScript: readonly Way[] = ['touch', 'mouse', 'keyboard']
const block = (name: string) => (page: Page) => page.locator(`[data-block=${name}]`)
const results = block('search-results')
const inResults = (name: string | RegExp) => (page: Page) =>
  results(page).getByRole('link', { name }).first()
const field = (name: string) => (page: Page) =>
  page.locator(`form[data-live] input[name=${JSON.stringify(name)}]`)

const submit = (page: Page) => page.locator('form[data-live] button[type=submit]:visible').first()

export const box = (page: Page, name: string, value: string): Locator =>
  page.locator(
    `form[data-live] input[name=${JSON.stringify(name)}][value=${JSON.stringify(value)}]`,
  )

/** A checkbox, found by the name and value that it sends. */
export const tick = (name: string, facet: string, value: string, from = ''): Row => ({
  name,
  from,
  find: (page) => box(page, facet, value),
  leadsTo: `${from === '' ? '?' : `${from}&`}${new URLSearchParams([[facet, value]])}`,
  sentBy: submit,
})

interface Typed {
  readonly texts: Readonly<Record<string, string>>
  /** A press of Enter, or going on to the next field. */
  readonly sentBy: 'Enter' | 'leaving'
}

/** The fields of a range, the last of which is left, or sent by Enter. */
const amounts = (name: string, typed: Typed, leadsTo: string): Row => {
  const names = Object.keys(typed.texts)
  const last = names.at(-1) ?? ''
  const facet = last.split('.')[0]
  const other = `${facet}.${last.endsWith('min') ? 'max' : 'min'}`
  const isLeft = typed.sentBy === 'leaving'
  return {
    name,
    find: field(last),
    async use(control, way) {
      const page = control.page()
      // Going on to the next field sends the one before.
      for (const [own, text] of Object.entries(typed.texts))
        await write(field(own)(page), text, way)
      if (way === 'no-script') return
      if (!isLeft) await control.press('Enter')
      else if (way === 'keyboard') await control.press(last.endsWith('min') ? 'Tab' : 'Shift+Tab')
      else await press(field(other)(page), way)
    },
    leadsTo,
    // Between the fields is the link of the first. Enter closes the drawer, which gives the focus back.
    focus: isLeft
      ? (page) => field(other)(page).or(page.locator('.filters-near:visible'))
      : (page) => field(last)(page).or(openerOf(page)),
    sentBy: submit,
  }
}

/** The lower thumb of a slider: a key moves it, a finger and a mouse drag it. */
const slider = (name: string, facet: string): Row => ({
  name,
  ways: withScript,
  find: (page) => page.locator(`#filters-${facet} x-island input[type=range]`).first(),
  async use(control, way) {
    if (way !== 'keyboard') return drag(control, 0.3, way)
    await control.focus()
    await control.locator('xpath=ancestor::x-island[@data-ready]').waitFor()
    for (let press = 0; press < 2; press++) await control.press('PageUp')
  },
  async leadsTo(page) {
    const value = await field(`${facet}.min`)(page).inputValue()
    if (!(Number(value) > 0)) throw new Error(`expected an amount in the field, found "${value}"`)
    return `?${facet}=${value}:`
  },
  // A finger has no focus to keep.
  focus: (page) => page.locator(`#filters-${facet} x-island input[type=range], body`),
})

const keywords = field('query')
const suggestion = (page: Page) => page.getByRole('option', { name: /^Toyota Hilux/ })

const keywordRows: Row[] = [
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
]

const rangeRows: Row[] = [
  amounts(
    'a price, when its field is left',
    { texts: { 'price.min': '30000' }, sentBy: 'leaving' },
    '?price=30000:',
  ),
  amounts(
    'prices the wrong way round',
    { texts: { 'price.min': '40000', 'price.max': '20000' }, sentBy: 'leaving' },
    '?price=20000:40000',
  ),
  amounts('a year, by Enter', { texts: { 'year.max': '2022' }, sentBy: 'Enter' }, '?year=:2022'),
  amounts(
    'kilometres in few letters',
    { texts: { 'km.max': '45k' }, sentBy: 'leaving' },
    '?km=:45000',
  ),
  slider('the slider of prices', 'price'),
  slider('the slider of years', 'year'),
  slider('the slider of kilometres', 'km'),
]

const choiceRows: Row[] = [
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

const resultRows: Row[] = [
  {
    name: 'the order',
    find: (page) => page.locator('select[name=sortBy]'),
    async use(control, way) {
      if (way !== 'keyboard') {
        await control.selectOption('price_asc')
        return
      }
      await control.focus()
      await control.press('End')
    },
    leadsTo: '?sortBy=price_asc',
    focus: (page) => page.locator('select[name=sortBy], body'),
    sentBy: (page) => page.locator('button[type=submit][form]:visible').first(),
  },
  {
    name: 'the view as rows',
    from: '?make=Toyota',
    find: inResults(/^(List|Rows)$/),
    leadsTo: '?make=Toyota&view=rows',
  },
  {
    name: 'the view as a table',
    from: '?make=Toyota',
    find: inResults('Table'),
    leadsTo: '?make=Toyota&view=table',
  },
  {
    name: "the table's order by price",
    from: '?view=table',
    find: (page) => results(page).locator('.results-table thead a'),
    leadsTo: '?view=table&sortBy=price_asc',
  },
  { name: 'the next page', find: inResults('Next'), leadsTo: '?page=2', focus: results },
  {
    name: 'the page before',
    from: '?page=2&make=Toyota',
    find: inResults('Previous'),
    leadsTo: '?make=Toyota',
    focus: results,
  },
  {
    name: 'the number of a page',
    from: '?make=Toyota',
    ways: ['mouse', 'keyboard', 'no-script'],
    find: inResults('Page 2'),
    leadsTo: '?page=2&make=Toyota',
    focus: results,
  },
]

const emptyRows: Row[] = [
  {
    name: '"Search for … instead"',
    from: '?query=toyta',
    find: (page) => page.locator('.results-note a'),
    leadsTo: '?query="toyta"',
    focus: results,
  },
  {
    name: 'a way out of an empty result',
    from: '?make=Toyota&price=:1',
    find: (page) => page.locator('.no-cars-ways a').first(),
    leadsTo: '?make=Toyota',
    focus: results,
  },
  {
    name: 'all stock instead of an empty result',
    from: '?make=Toyota&price=:1',
    find: inResults('See all our stock'),
    leadsTo: '',
    focus: results,
  },
  {
    name: 'the cars nearest to an empty result',
    from: '?make=Toyota&price=:1',
    find: (page) => page.locator('.nearest-cars > p a'),
    leadsTo: '?make=Toyota',
    focus: results,
  },
]

/** The controls that every site has, with values of Harbour's stock. */
export const rows: readonly Row[] = [
  ...keywordRows,
  ...rangeRows,
  ...choiceRows,
  ...resultRows,
  ...emptyRows,
]

/** Uses a control; without script a changed form is sent, too. */
export async function use(row: Row, page: Page, way: Way): Promise<void> {
  const control = row.find(page)
  await reveal(control, way)
  await (row.use ?? press)(control, way)
  const { sentBy } = row
  if (way === 'no-script' && sentBy) await sentBy(page).click()
}
