import { expect, test } from 'vitest'
import {
  field,
  focusedRow,
  focusIsOnRow,
  HOME,
  isSearching,
  openHome,
  press,
  preview,
  rows,
  told,
  toRow,
  tree,
} from './builder-page.ts'
import { overflow } from './page-checks.ts'
import { product } from './product.ts'
import { personAs, signIn, staff, staffWindow } from './staff-page.ts'

// On the server of all tests: nothing is published, and what is changed is taken back.
const { page } = await staffWindow(await product())
await signIn(page, personAs('owner'))
page.setDefaultTimeout(20_000)
await page.goto(staff(HOME))

test('a text that is written in the page and given up is as it was, with nothing to undo (WORKSPACE 7, Spec 6.04)', async () => {
  await openHome(page)
  await toRow(page, 'hero')
  const heading = field(page, 'Heading')
  const before = await heading.inputValue()
  await preview(page).getByRole('heading', { level: 1 }).dblclick()
  await page.keyboard.type('Given up')
  await expect.poll(() => heading.inputValue()).toBe('Given up')
  const undo = page.getByRole('button', { name: 'Undo' })
  expect(await undo.getAttribute('aria-disabled')).toBe('false')
  await press(page, 'Escape')
  await expect.poll(() => heading.inputValue()).toBe(before)
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a heading that is the site’s own is written in its field, to which two presses on it lead (WORKSPACE 7, Spec 6.04)', async () => {
  await openHome(page)
  await toRow(page, 'hero')
  const heading = field(page, 'Heading')
  const before = await heading.inputValue()
  const title = preview(page).getByRole('heading', { level: 1 })
  await heading.fill('')
  await expect.poll(() => title.textContent()).not.toContain(before)
  await toRow(page, 'latest')
  await title.dblclick()
  await page.waitForFunction(() => document.activeElement?.matches('.builder-form-pane input'))
  expect(await heading.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await title.evaluate(() => getSelection()?.toString())).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await toRow(page, 'hero')
  await expect.poll(() => heading.inputValue()).toBe(before)
})

test('a new block is seen from its top, however tall it is (WORKSPACE 7)', async () => {
  await openHome(page)
  for (const [kind, name] of [
    ['questions-', 'Questions'],
    ['car-row-', 'Row of cars'],
  ] as const) {
    await toRow(page, 'latest')
    await press(page, 'i')
    await isSearching(page)
    await page.keyboard.type(name)
    await press(page, 'Enter')
    await page.waitForFunction(
      (start) => document.activeElement?.getAttribute('data-key')?.startsWith(start),
      kind,
    )
    const block = preview(page).locator(`[id="${await focusedRow(page)}"]`)
    const heading = block.getByRole('heading', { level: 2 })
    const isShown = () =>
      heading.evaluate((element) => {
        const { top, left, bottom } = element.getBoundingClientRect()
        const above = document.elementFromPoint(left + 1, top + 1)
        return bottom < innerHeight && element.contains(above)
      })
    await expect.poll(isShown).toBe(true)
    await press(page, 'Control+z')
    await block.waitFor({ state: 'detached' })
  }
})

test('a block is grabbed, put somewhere else and put back by keys, and each place is announced (WORKSPACE 4, WCAG 2.5.7)', async () => {
  await toRow(page, 'latest')
  // Drawn anew once it can be dragged in, the tree is without rows for a moment.
  await tree(page).getByRole('button', { name: 'Drag Row of cars' }).first().waitFor()
  const before = await rows(page)
  await toRow(page, 'latest')
  // Rows of one kind are told from each other, and their state is said.
  const named = tree(page).getByRole('row', { name: 'Row of cars Latest arrivals Template’s' })
  expect(await named.getAttribute('data-key')).toBe('latest')
  while (
    (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !==
    'Drag Row of cars'
  )
    await press(page, 'ArrowRight')
  await press(page, 'Enter')
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await expect.poll(place).toMatch(/, in the page, \d of \d/)
  const first = await place()
  await press(page, 'ArrowDown')
  await expect.poll(place).not.toBe(first)
  await press(page, 'Escape')
  expect(await rows(page)).toEqual(before)
  await expect.poll(place).toBe('Drag Row of cars')
  await press(page, 'Enter')
  await expect.poll(place).toBe(first)
  await press(page, 'ArrowUp', 'ArrowUp')
  await press(page, 'Enter')
  await expect.poll(() => rows(page)).not.toEqual(before)
  await press(page, 'Control+z')
  await expect.poll(() => rows(page)).toEqual(before)
})

test('a dialog whose code cannot be loaded is told, names no key that does nothing, and leaves the keys of the desk (WORKSPACE 4, Spec 6.04)', async () => {
  // Before the page loads: the next requests of one that is open may still pass a route by.
  await page.route('**/desk/insert-dialog-*', (route) => route.abort())
  await page.goto(staff(HOME))
  await toRow(page, 'hero')
  await press(page, 'i')
  await told(page, /^Something in this screen failed/)
  expect(await page.locator('.keys-here').textContent()).not.toMatch(/insert|publish/)
  await press(page, 'g', 'p')
  await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor()
  await page.unroute('**/desk/insert-dialog-*')
})

test('in a window of 640 pixels, as at 200 %, one part shows at a time, by keys and by choice; the preview stays as it is (WORKSPACE 11.12, WCAG 1.4.10)', async () => {
  await openHome(page)
  await page.setViewportSize({ width: 640, height: 450 })
  const frame = page.locator('iframe[title="Preview of the page"]')
  const shown = () =>
    page.evaluate(() =>
      ['.tree-pane', '.preview-pane', '.builder-form-pane'].filter((part) =>
        document
          .querySelector(`${part}:not([inert])`)
          ?.checkVisibility({ visibilityProperty: true }),
      ),
    )
  await preview(page).getByRole('heading', { level: 1 }).waitFor()
  const inside = await (await frame.elementHandle())?.contentFrame()
  await inside?.evaluate(() => document.body.setAttribute('data-was-here', ''))
  await toRow(page, 'latest')
  expect(await shown()).toEqual(['.tree-pane'])
  await press(page, 'Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.builder-form-pane *'))
  expect(await shown()).toEqual(['.builder-form-pane'])
  // What keys of the tree do, for who has none.
  const form = page.getByRole('region', { name: 'Form' })
  const before = await rows(page)
  await form.getByRole('button', { name: 'More to do with it' }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  expect(await shown()).toEqual(['.tree-pane'])
  await focusIsOnRow(page, 'latest')
  expect(await rows(page)).not.toEqual(before)
  await press(page, 'Control+z')
  await expect.poll(() => rows(page)).toEqual(before)
  await page.getByRole('radio', { name: 'Preview' }).check()
  expect(await shown()).toEqual(['.preview-pane'])
  await page.getByRole('region', { name: 'View as' }).getByText('Day, visitor…').waitFor()
  // A frame that is put elsewhere begins again.
  expect(await inside?.evaluate(() => document.body.matches('[data-was-here]'))).toBe(true)
  await page.getByRole('region', { name: 'Keys that work here' }).waitFor()
  // The key that publishes works in the preview too, where a text was just written.
  await preview(page).locator('builder-marks button').press('Control+Enter')
  await page.getByRole('dialog', { name: 'Publish Home' }).waitFor()
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  // And those that lead from one part to another.
  await preview(page).locator('builder-marks button').press('1')
  await expect.poll(shown).toEqual(['.tree-pane'])
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 450 })
    for (const part of ['Blocks', 'Preview', 'Form']) {
      await page.getByRole('radio', { name: part }).check()
      expect(await overflow(page)).toBe(0)
    }
  }
})
