import type { Locator, Page } from 'playwright-core'
import { press, reveal, type Way } from './ways.ts'

/** A control of the search page: how it is used, and what has to hold then. */
export interface Row {
  readonly name: string
  /** The site; Harbour without this. */
  readonly tenant?: string
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

export const withScript: readonly Way[] = ['touch', 'mouse', 'keyboard']
const block = (name: string) => (page: Page) => page.locator(`[data-block=${name}]`)
export const results = block('search-results')
export const inResults = (name: string | RegExp) => (page: Page) =>
  results(page).getByRole('link', { name }).first()
export const field = (name: string) => (page: Page) =>
  page.locator(`form[data-live] input[name=${JSON.stringify(name)}]`)

export const submit = (page: Page) =>
  page.locator('form[data-live] button[type=submit]:visible').first()

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

/** Uses a control; without script a changed form is sent, too. */
export async function use(row: Row, page: Page, way: Way): Promise<void> {
  const control = row.find(page)
  await reveal(control, way)
  await (row.use ?? press)(control, way)
  const { sentBy } = row
  if (way === 'no-script' && sentBy) await sentBy(page).click()
}
