import type { Page } from 'playwright-core'
import { isFullTest } from '../scripts/test-extent.ts'

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

/** The keys that the line names, with what it says of each. */
const namedKeys = (page: Page): Promise<{ readonly key: string; readonly says: string }[]> =>
  page
    .getByRole('region', { name: 'Keys that work here' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        key: item.querySelector('kbd')?.textContent ?? '',
        says: item.textContent ?? '',
      })),
    )

/** Deeds that leave no trace on the page are marked in it: a number to call, another page, another window. */
const watchDeeds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.dataset.deeds === undefined) {
      const did = () => {
        root.dataset.deeds = 'did'
      }
      const navigation: unknown = Reflect.get(window, 'navigation')
      if (navigation instanceof EventTarget) {
        navigation.addEventListener('navigate', (event) => {
          const destination: unknown = Reflect.get(event, 'destination')
          if (!(destination instanceof Object) || Reflect.get(destination, 'sameDocument')) return
          // The page stays, for the next key.
          event.preventDefault()
          did()
        })
      }
      window.open = () => {
        did()
        return null
      }
    }
    root.dataset.deeds = ''
  })

/** What a person sees of the page: where it is, what has the focus, what is chosen and open, all words. */
const sightOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const see = () => {
      const all = Array.from(document.querySelectorAll('*'))
      const isChosen =
        ':checked, [aria-selected=true], [aria-expanded=true], [aria-checked=true], [aria-pressed=true]'
      const chosen = all.flatMap((element, at) => (element.matches(isChosen) ? [at] : []))
      const focused = document.activeElement ? all.indexOf(document.activeElement) : -1
      const { lang, className } = document.documentElement
      const text = document.body.textContent
      return JSON.stringify([location.href, focused, chosen, lang, className, text])
    }
    // What is still being drawn is waited for.
    for (let before = ''; ; ) {
      const now = see()
      if (now === before) return now
      before = now
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Goes back to the address and to nothing open above it. */
async function restore(page: Page, href: string): Promise<void> {
  for (let tries = 0; tries < 3 && (await page.locator(overlays).count()) > 0; tries++)
    await page.keyboard.press('Escape')
  if (page.url() !== href) await page.evaluate((to) => history.pushState({}, '', to), href)
}

/** Where the focus is in a state of a screen. */
export interface KeyState {
  /** Waits until the screen is drawn. */
  readonly arrived: () => Promise<unknown>
  readonly focus: () => Promise<unknown>
  /** What was found to work already: it is pressed again in a full test alone. */
  readonly works: Set<string>
}

/**
 * The keys that the line names in a state of the screen that is shown, and that do nothing. What a key changes at
 * the server is refused.
 */
export async function deadKeys(
  page: Page,
  { arrived, focus, works }: KeyState,
): Promise<readonly string[]> {
  let asked = 0
  const ask = () => {
    asked += 1
  }
  const calls = '**/api/staff/**'
  await page.route(calls, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!/\/(here|events)$/.test(pathname)) ask()
    if (route.request().method() === 'GET') return route.fallback()
    return route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'Not in this test' },
    })
  })
  page.on('filechooser', ask)
  const dead: string[] = []
  await focus()
  await sightOf(page)
  const href = page.url()
  for (const { key, says } of await namedKeys(page)) {
    if (works.has(says) && !isFullTest) continue
    await restore(page, href)
    await arrived()
    await focus()
    const before = await sightOf(page)
    await watchDeeds(page)
    const asks = asked
    await page.keyboard.press(keyOf(key))
    const hasDone = async () =>
      asked > asks ||
      (await page.evaluate(() => document.documentElement.dataset.deeds)) === 'did' ||
      (await sightOf(page)) !== before
    const end = Date.now() + LONGEST_MS
    let isAlive = await hasDone()
    while (!isAlive && Date.now() < end) isAlive = await hasDone()
    if (isAlive) works.add(says)
    else dead.push(says)
  }
  await restore(page, href)
  await page.unroute(calls)
  page.off('filechooser', ask)
  return dead
}
