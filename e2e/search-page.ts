import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from './product.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** A function that opens the search page of a site and answers it with two filters not yet chosen. */
export const searchOpener =
  ({ newPage, url }: Product) =>
  async (tenant = 'harbour') => {
    const { page, problems } = await newPage(desktop)
    await page.goto(url(tenant, '/search'), { waitUntil: 'domcontentloaded' })
    const boxes = page.locator('form[data-live] input[type=checkbox]:not(:checked):visible')
    return { page, problems, first: await named(boxes.nth(0)), second: await named(boxes.nth(1)) }
  }

export interface Choice {
  readonly box: Locator
  readonly name: string
  readonly value: string
}

/** A filter by its name and value: it may move when results change. */
export async function named(box: Locator): Promise<Choice> {
  const [name, value] = [await box.getAttribute('name'), await box.getAttribute('value')]
  if (!name || !value) throw new Error(`expected a named filter, found ${name}=${value}`)
  const selector = `form[data-live] input[name=${JSON.stringify(name)}][value=${JSON.stringify(value)}]`
  return { box: box.page().locator(selector), name, value }
}

/** What the page says of how many cars it found. */
export const countOf = (page: Page) => page.locator('[data-count]').first().textContent()
/** Values of a parameter of the page's address. */
export const valuesIn = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name)

/** Does something and waits until the number of cars is another. */
export async function changingCount(
  page: Page,
  act: () => Promise<unknown>,
): Promise<string | null> {
  const before = await countOf(page)
  await act()
  await expect.poll(() => countOf(page)).not.toBe(before)
  return countOf(page)
}
