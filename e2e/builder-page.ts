import type { Page } from 'playwright-core'

/** The builder of a site's home page. */
export const HOME = '/builder/harbour/home'

/** Presses keys, one after the other. */
export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

export const tree = (page: Page) => page.getByRole('treegrid', { name: 'Blocks of the page' })
/** The rows as the tree has them. */
export const rows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.block-tree [role=row][data-key]')].map(
      (row) => row.dataset.key ?? '',
    ),
  )

/** The row that has the focus. */
export const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key)

export const focusIsOnRow = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-key') === wanted, id)

/** Waits until what is typed is the search of blocks, not keys of the tree. */
export const isSearching = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('[role=dialog] [type=search]'))

/** Waits until what was edited is saved: not by the state before, which is shown until the edit is painted. */
export async function isSaved(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  )
  await page
    .locator('[data-save=saved]')
    .getByText(/^Saved( \d|$)/)
    .waitFor()
}

/** Waits until a text is there. */
export const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** A field of the form. */
export const field = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Form' }).getByLabel(label, { exact: true })

export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]')

/** More than the rows of the home page. */
const MOST_ROWS = 40

/** From wherever the focus is to a row of the tree, by keys; also after a test that ended elsewhere. */
export async function toRow(page: Page, id: string): Promise<void> {
  if (new URL(page.url()).pathname !== HOME) await page.goto(new URL(HOME, page.url()).href)
  // Before that its keys do nothing.
  await tree(page).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await press(page, '1')
  await page.waitForFunction(() => document.activeElement?.matches('.block-tree [role=row]'))
  // A tree that is drawn anew meanwhile has lost a key: its last row is passed by, and it begins again.
  for (let at = 0; (await focusedRow(page)) !== id; at++)
    await press(page, at % MOST_ROWS === 0 ? 'Home' : 'ArrowDown')
}

/** The home page, which somebody else may have edited last. */
export async function openHome(page: Page): Promise<void> {
  await page.goto(new URL(HOME, page.url()).href)
  await tree(page).waitFor()
  const takeOver = page.getByRole('button', { name: 'Take over' })
  if ((await takeOver.count()) > 0) await takeOver.press('Enter')
  // Drawn anew once it can be dragged in, the tree loses a key that is pressed at that moment.
  await tree(page)
    .getByRole('button', { name: /^Drag / })
    .first()
    .waitFor()
}
