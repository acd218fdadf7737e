import type { BrowserContextOptions, Locator, Page } from 'playwright-core'

/** How a buyer uses a control; `no-script` is a mouse on a page whose scripts do not run. */
export type Way = 'touch' | 'mouse' | 'keyboard' | 'no-script'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions

export const desktop = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions

const isTickable = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.matches('[type=checkbox], [type=radio]'))

/** Presses a control as the buyer does: a box by its label, since a picture may stand for it. */
export async function press(control: Locator, way: Way): Promise<void> {
  const isBox = await isTickable(control)
  if (way === 'keyboard') {
    await control.focus()
    await control.press(isBox ? 'Space' : 'Enter')
    return
  }
  const target = isBox ? control.locator('xpath=ancestor::label') : control
  // Cards take their own height a frame after they come into view, which a buyer sees before a press:
  // a click waits until its target rests, but not after it has scrolled to it.
  await target.scrollIntoViewIfNeeded()
  await (way === 'touch' ? target.tap() : target.click())
}

/** Opens what a control is behind: the drawer of filters, its panel, "Show all". */
export async function reveal(control: Locator, way: Way): Promise<void> {
  const page = control.page()
  const isHidden = await control.evaluate((element) => {
    const inPanel = element.closest('.filters-groups > *') ?? element.closest('#filters-panel')
    return inPanel?.checkVisibility() === false
  })
  if (isHidden) await press(openerOf(page), way)
  await closeOtherMenus(control)
  const closed = control.locator('xpath=ancestor::details[not(@open)]/summary')
  for (let left = await closed.count(); left > 0; left--) await press(closed.first(), way)
}

/** An open menu covers the page, so that a press beside it closes it and does nothing else. */
export async function closeOtherMenus(control: Locator): Promise<void> {
  const menu = control.page().locator('#filters-panel details[data-menu][open]')
  for (const summary of await menu.locator('> summary').all()) {
    if (await summary.evaluate((element) => element.closest(':popover-open') !== null)) continue
    const own = control.locator('xpath=ancestor-or-self::details')
    if (
      await own.evaluateAll(
        (all, other) => all.some((one) => one === other?.parentElement),
        await summary.elementHandle(),
      )
    )
      continue
    await summary.press('Escape')
  }
}

/** The button that opens the drawer of filters. */
export const openerOf = (page: Page): Locator =>
  page.locator('[popovertarget=filters-panel]:visible:not([popovertargetaction])')

/** Writes into a field at once: a busy machine would pause between letters, each then a search. */
export async function write(field: Locator, text: string, way: Way): Promise<void> {
  if (way === 'keyboard') await field.focus()
  else await press(field, way)
  await field.press('Control+a')
  await field.page().keyboard.insertText(text)
}

/** Drags a thumb of a slider by a share of its track, to the right if it is positive. */
export async function drag(input: Locator, share: number, way: Way): Promise<void> {
  const page = input.page()
  const thumb = input.locator('xpath=../..')
  await thumb.scrollIntoViewIfNeeded()
  const [from, track] = [await thumb.boundingBox(), await thumb.locator('xpath=..').boundingBox()]
  if (!from || !track) throw new Error('expected a thumb on its track')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const hold = await (way === 'touch' ? finger(page) : mouse(page))
  await hold.down(x, y)
  // The slider is hydrated while it is held.
  await input.locator('xpath=ancestor::x-island[@data-ready]').waitFor()
  for (const part of [0.3, 0.6, 1]) await hold.move(x + track.width * share * part, y)
  await hold.up()
}

const mouse = async ({ mouse }: Page) => ({
  async down(x: number, y: number) {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: (x: number, y: number) => mouse.move(x, y),
  up: () => mouse.up(),
})

async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd'
  const touch = (type: Kind, ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x: number, y: number) => touch('touchStart', { x, y }),
    move: (x: number, y: number) => touch('touchMove', { x, y }),
    async up() {
      await touch('touchEnd')
      await session.detach()
    },
  }
}
