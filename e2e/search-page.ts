import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from './product.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** Returns a function that opens a site's search page and finds two unchecked filters. */
export const searchOpener =
  ({ newPage, url }: Product) =>
  async (tenant = 'harbour') => {
    const { page, problems } = await newPage(desktop)
    await page.goto(url(tenant, '/search'), { waitUntil: 'domcontentloaded' })
    const boxes = page.locator('form[data-live] input[type=checkbox]:not(:checked):visible')
    // Filters that open as menus are closed at first.
    if ((await boxes.count()) === 0)
      await page.locator('form[data-live] summary:visible').first().click()
    return {
      page,
      problems,
      first: await locatedByName(boxes.nth(0)),
      second: await locatedByName(boxes.nth(1)),
    }
  }

export interface FilterBox {
  readonly box: Locator
  readonly name: string
  readonly value: string
}

/** A filter located by name and value: its position may change with the results. */
export async function locatedByName(box: Locator): Promise<FilterBox> {
  const [name, value] = [await box.getAttribute('name'), await box.getAttribute('value')]
  if (!name || !value) throw new Error(`expected a named filter, found ${name}=${value}`)
  const selector = `form[data-live] input[name=${JSON.stringify(name)}][value=${JSON.stringify(value)}]`
  return { box: box.page().locator(selector), name, value }
}

/** The number of cars found, as the page shows it. */
export const countOf = (page: Page) => page.locator('[data-count]').first().textContent()
/** Values of a query parameter of the page's URL. */
export const valuesIn = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name)

/** Runs `act`, waits until the number of cars has changed, and returns it. */
export async function changeCount(page: Page, act: () => Promise<unknown>): Promise<string | null> {
  const before = await countOf(page)
  await act()
  await expect.poll(() => countOf(page)).not.toBe(before)
  return countOf(page)
}
