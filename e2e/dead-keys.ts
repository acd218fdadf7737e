import type { Page } from 'playwright-core'

/** How long a key may take to show that it did something, ms. */
const LONGEST_MS = 5_000

/** As the key line prints keys, and as a browser names them. */
const printed: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Del: 'Delete',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
}

const keyOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => {
      if (part === '⇧') return 'Shift'
      if (part === 'Ctrl') return 'Control'
      return printed[part] ?? (part.length === 1 ? part.toLowerCase() : part)
    })
    .join('+')

const namedKeys = (page: Page): Promise<string[][]> =>
  page
    .getByRole('region', { name: 'Keys that work here' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => Array.from(item.querySelectorAll('kbd'), (key) => key.textContent ?? '')),
    )

/** Marks in the page that a key did something: another focus, place, element or text. */
const watchDeeds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.dataset.deeds === undefined) {
      const did = () => {
        root.dataset.deeds = 'did'
      }
      const line = document.querySelector('[data-slot=key-line]')
      const watched = { subtree: true, childList: true, attributes: true, characterData: true }
      new MutationObserver((records) => {
        if (records.some(({ target }) => !line?.contains(target))) did()
      }).observe(document.body, watched)
      addEventListener('focusin', did, true)
      addEventListener('scroll', did, true)
      // A number to call, and a page in another window, change nothing here.
      const navigation: unknown = Reflect.get(window, 'navigation')
      if (navigation instanceof EventTarget) navigation.addEventListener('navigate', did)
      window.open = () => {
        did()
        return null
      }
    }
    root.dataset.deeds = ''
  })

/** Marks, where keys are watched, that one asked the server for a change; a page that is just left has no mark. */
const markDeed = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const { dataset } = document.documentElement
      if (dataset.deeds !== undefined) dataset.deeds = 'did'
    })
    .catch(() => undefined)

/** What a state of a screen is known by: its address, and what is open above it. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${location.href} ${document.querySelectorAll('[role=dialog], [role=menu]').length}`,
  )

/**
 * The keys that the line names in a state of a screen, and that do nothing. What a key changes at the server is
 * refused.
 * @param enter - goes to the screen
 * @param focus - puts the focus where it is in that state
 */
export async function deadKeys(
  page: Page,
  enter: () => Promise<unknown>,
  focus: () => Promise<unknown>,
): Promise<string[]> {
  const calls = '**/api/staff/**'
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await markDeed(page)
    return route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'Not in this test' },
    })
  })
  const dead: string[] = []
  await enter()
  await focus()
  const begun = await stateOf(page)
  for (const [name = ''] of await namedKeys(page)) {
    if ((await stateOf(page)) !== begun) await enter()
    await focus()
    await watchDeeds(page)
    await page.keyboard.press(keyOf(name))
    const changed = page
      .waitForFunction(() => document.documentElement.dataset.deeds !== '', undefined, {
        timeout: LONGEST_MS,
      })
      .then(() => true)
      .catch(() => false)
    if (!(await changed)) dead.push(name)
  }
  await page.unroute(calls)
  return dead
}
