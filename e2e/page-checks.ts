import type { Page } from 'playwright-core'

/** Every id that a page has more than once. */
export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

/** Goes over all islands with the pointer, and waits until each is awake. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('x-island').all())
    await island.dispatchEvent('pointerover', { bubbles: true })
  await page.waitForFunction(() => !document.querySelector('x-island:not([data-ready])'))
}
