import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { z } from 'zod'
import { chromiumArgs } from './chromium.ts'

/** A view of a built Storybook, and what shows that it has come. */
export interface OfflineView {
  /** The query of `index.html`. */
  readonly query: string
  readonly shown: (page: Page) => Locator
}

const index = z.object({
  entries: z.record(z.string(), z.object({ importPath: z.string(), type: z.string() })),
})
const block = '[data-block]'

/** A dealer's page, and Compose with its preview: what a built Storybook has to show offline. */
export function offlineViews(folder: string): OfflineView[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  const storyIn = (path: string) =>
    Object.entries(entries).find(
      ([, { importPath, type }]) => type === 'story' && importPath.startsWith(path),
    )?.[0]
  const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')
  return [
    {
      query: `?path=/story/${storyIn('./.storybook/pages/')}`,
      shown: (page) => story(page).locator(block).first(),
    },
    {
      query: `?path=/story/${storyIn('./.storybook/compose/')}`,
      shown: (page) => story(page).frameLocator('.compose iframe').locator(block).first(),
    },
  ]
}

/** Milliseconds: a busy machine may take many times as long as an idle one. */
const patience = 180_000

/**
 * Opens a built Storybook from its folder, without a server. Returns what went wrong, a sentence each:
 * a view that does not come within `timeout` milliseconds, an error of a script, a request to a network.
 */
export async function offlineErrors(
  folder: string,
  views: readonly OfflineView[],
  { executablePath, timeout = patience }: { executablePath: string; timeout?: number },
): Promise<string[]> {
  const browser = await chromium.launch({ args: [...chromiumArgs], executablePath })
  try {
    const errors = views.map((view) => errorsOf(browser, folder, view, timeout))
    return (await Promise.all(errors)).flat()
  } finally {
    await browser.close()
  }
}

async function errorsOf(
  browser: Browser,
  folder: string,
  { query, shown }: OfflineView,
  timeout: number,
): Promise<string[]> {
  const address = `index.html${query}`
  const errors: string[] = []
  const page = await browser.newPage()
  page.on('pageerror', ({ message }) => errors.push(`${address}: ${message}`))
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()))
      errors.push(`${address}: expected no request to a network, found ${request.url()}`)
  })
  await page.goto(pathToFileURL(join(folder, 'index.html')).href + query, { timeout: patience })
  await shown(page)
    .waitFor({ timeout })
    .catch(() => errors.push(`${address}: expected it to open from a folder, found nothing shown`))
  await page.close()
  return errors
}
