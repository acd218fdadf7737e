import type { BrowserContextOptions, Locator, Page } from 'playwright-core'

const phone = { width: 390, height: 844 }

/** How a buyer works a page. */
export interface Way {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly hasScript: boolean
  press(page: Page, name: string): Promise<void>
  choose(page: Page, label: string): Promise<void>
  type(page: Page, field: string, text: string): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** An address of its own: each may ask for so many look-ups. */
const from = (address: string) => ({ 'x-forwarded-for': address })

/** By keyboard alone: Tab to it, then Enter, Space or letters. */
const byKeyboard: Way = {
  name: 'by keyboard',
  options: { viewport: phone, extraHTTPHeaders: from('198.51.100.1') },
  hasScript: true,
  async press(page, name) {
    await tabTo(page, button(page, name))
    await page.keyboard.press('Enter')
  },
  async choose(page, label) {
    const name = await radio(page, label).getAttribute('name')
    await tabTo(page, field(page, name ?? '').first())
    await page.keyboard.press('Space')
    while (!(await radio(page, label).isChecked())) await page.keyboard.press('ArrowDown')
  },
  async type(page, name, text) {
    await tabTo(page, field(page, name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
}

const byTouch: Way = {
  name: 'by touch',
  options: { viewport: phone, hasTouch: true, extraHTTPHeaders: from('198.51.100.2') },
  hasScript: true,
  press: (page, name) => button(page, name).tap(),
  choose: (page, label) => radio(page, label).tap(),
  async type(page, name, text) {
    await field(page, name).tap()
    // As a keyboard on a screen does: keys for "select all" may come before the tap has set the caret.
    await field(page, name).fill(text)
  },
}

export const withoutScript: Way = {
  name: 'without script',
  options: {
    viewport: phone,
    javaScriptEnabled: false,
    extraHTTPHeaders: from('198.51.100.3'),
  },
  hasScript: false,
  press: (page, name) => button(page, name).click(),
  choose: (page, label) => radio(page, label).click(),
  type: (page, name, text) => field(page, name).fill(text),
}

export const ways: readonly Way[] = [byKeyboard, byTouch, withoutScript]

/** Moves the focus as the key does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${String(target)}`)
}
